import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import type { RefObject } from 'react';
import { decisionId, focusLater } from '../focus-later.ts';
import type { ContributionCardProps } from './contribution-card-props.ts';
import { HideButton } from './hide-button.tsx';
import { MergeButton } from './merge-button.tsx';

interface ContributionActionsProps extends ContributionCardProps {
  author: string;
  answerButton: RefObject<HTMLButtonElement | null>;
}

/** The buttons of a contribution, while no answer is being written. */
export function ContributionActions(props: ContributionActionsProps) {
  const { contribution, consultation, answers, author, answerButton } = props;
  const t = useMessages('studio-consultations');
  const about = <span className="sr-only">{t('aboutContribution', { name: author })}</span>;
  const { id, state, isMerged } = contribution;
  const hasEnded = consultation.endedAt !== null;
  const isAnswerable = !hasEnded && state !== 'hidden';
  const isAccepted = state === 'accepted' || state === 'acceptedChanged';
  return (
    <div className="mt-3 flex flex-wrap items-start gap-2 empty:hidden">
      {isAnswerable ? (
        <Button
          ref={answerButton}
          variant="secondary"
          size="small"
          onClick={() => {
            answers.open(contribution);
            focusLater(decisionId(id));
          }}
        >
          {state === 'open' ? t('answer') : t('changeAnswer')} {about}
        </Button>
      ) : null}
      {isAnswerable && isAccepted && !isMerged ? (
        <MergeButton {...props} about={about} onDone={() => answerButton.current?.focus()} />
      ) : null}
      {isMerged ? null : <HideButton {...props} about={about} />}
    </div>
  );
}
