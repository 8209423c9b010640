import { useMessages } from '@rostra/messages/react';
import { Prose } from '@rostra/ui';
import { textAttributes } from '../../../lib/text-attributes.ts';
import type { ManagedContribution } from '../consultations-query.ts';

interface ContributionTextProps {
  contribution: ManagedContribution;
  /** The language of the draft. */
  locale: string;
}

/** A comment, or another wording compared with the paragraph. Hidden ones as they were written. */
export function ContributionText({ contribution, locale }: ContributionTextProps) {
  const t = useMessages('studio-consultations');
  const { comparison, original, reason } = contribution;
  return (
    <>
      {comparison === null ? (
        <p dir="auto" className="mt-2 whitespace-pre-wrap [overflow-wrap:anywhere] empty:hidden">
          {original}
        </p>
      ) : (
        <div {...textAttributes(locale)}>
          <Prose html={comparison} className="compared-words mt-2 min-w-0 text-base" />
        </div>
      )}
      {reason === null ? null : (
        <p className="mt-2 whitespace-pre-wrap [overflow-wrap:anywhere]">
          <span className="font-medium">{t('because')}</span> <bdi>{reason}</bdi>
        </p>
      )}
    </>
  );
}
