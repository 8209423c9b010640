import { useMessages } from '@rostra/messages/react';
import { Badge } from '@rostra/ui';
import { useId, useRef } from 'react';
import { useFormat } from '../../../lib/formats/format.ts';
import { AnswerForm } from './answer-form.tsx';
import { ContributionActions } from './contribution-actions.tsx';
import { ContributionBadges } from './contribution-badges.tsx';
import type { ContributionCardProps } from './contribution-card-props.ts';
import { ContributionText } from './contribution-text.tsx';
import { GivenAnswer } from './given-answer.tsx';

/** What a member wrote, the answer, and what can be done with it. */
export function ContributionCard(props: ContributionCardProps) {
  const { contribution, consultation, answers } = props;
  const t = useMessages('studio-consultations');
  const format = useFormat();
  const nameId = useId();
  const answerButton = useRef<HTMLButtonElement>(null);
  // Those about paragraphs that are gone are in a section of their own.
  const Heading = contribution.place === 'gone' ? 'h3' : 'h2';
  const draft = answers.drafts[contribution.id];
  const author = contribution.author ?? t('formerMember');
  return (
    <article
      aria-labelledby={nameId}
      className="border border-line bg-raised px-4 py-3 [&+article]:mt-3"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <Heading
          id={nameId}
          className="min-w-0 font-normal font-sans text-sm tracking-normal [overflow-wrap:anywhere]"
        >
          <span className="font-medium">
            <bdi>{author}</bdi>
          </span>{' '}
          {contribution.isByStaff ? <Badge>{t('staff')}</Badge> : null}
          <span className="text-muted"> · {t(`kind.${contribution.kind}`)}</span>
        </Heading>
        <ContributionBadges contribution={contribution} />
      </div>
      <p className="text-muted text-xs">
        {format.moment(contribution.createdAt)} · {t('supports', { count: contribution.supports })}
      </p>
      <ContributionText contribution={contribution} locale={consultation.locale} />
      {draft ? (
        <AnswerForm
          contribution={contribution}
          draft={draft}
          onChange={(changes) => answers.change(contribution.id, changes)}
          onClose={() => {
            answers.close(contribution.id);
            requestAnimationFrame(() => answerButton.current?.focus());
          }}
          onDone={() => props.onChanged(contribution.id)}
        />
      ) : (
        <>
          <GivenAnswer contribution={contribution} />
          <ContributionActions {...props} author={author} answerButton={answerButton} />
        </>
      )}
    </article>
  );
}
