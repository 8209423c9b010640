import type { EditionSummary } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Day } from '../../../lib/dates/day.tsx';
import { TextIn } from '../../../lib/languages/text-in.tsx';

interface EditionLineProps {
  edition: EditionSummary;
  /** The language of the reason. */
  locale?: string | undefined;
}

/** When and why an edition was published. */
export function EditionLine({ edition, locale }: EditionLineProps) {
  const t = useMessages('editions');
  const { number, publishedAt, reason, kind } = edition;
  return (
    <>
      <span className="text-muted">
        <Day iso={publishedAt} />
        {kind === 'correction' ? ` · ${t('minorCorrection')}` : null}
      </span>
      {reason ? (
        <span className="mt-1 block max-w-measure">
          <TextIn locale={locale}>{reason}</TextIn>
        </span>
      ) : number === 1 ? (
        <span className="mt-1 block">{t('firstEdition')}</span>
      ) : null}
    </>
  );
}
