import type { Vote } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Notice } from '@rostra/ui';
import { useErrorMessage } from '../../../lib/errors/error-message.ts';
import { CastDone } from '../cast/cast-notices.tsx';
import { ChoiceForm } from '../cast/choice-form.tsx';
import { useCastOpenBallot } from './use-vote.ts';

/** A ballot with the member's name. */
export function OpenBallot({ vote, choice }: { vote: Vote; choice: string | null }) {
  const t = useMessages('votes');
  const errorMessage = useErrorMessage();
  const cast = useCastOpenBallot(vote);
  return (
    <>
      <ChoiceForm
        key={choice}
        vote={vote}
        chosen={choice ?? undefined}
        isBusy={cast.isPending}
        onVote={(chosen) => cast.mutate(chosen)}
      >
        <p className="mt-3 text-muted text-sm">{t('namePublic')}</p>
        {cast.error ? (
          <Notice className="mt-4" tone="danger" isLive title={t('castFailed')}>
            {errorMessage(cast.error)}
          </Notice>
        ) : null}
      </ChoiceForm>
      {choice === null ? null : (
        <CastDone vote={vote} choice={choice} casts={cast.isSuccess ? cast.submittedAt : 0} />
      )}
    </>
  );
}
