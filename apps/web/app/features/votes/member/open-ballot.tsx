import type { Vote } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Notice } from '@rostra/ui';
import { useErrorMessage } from '../../../lib/errors/error-message.ts';
import { ChoiceForm } from '../cast/choice-form.tsx';
import { useChoices } from '../choice-names.ts';
import { useCastOpenBallot } from './use-vote.ts';

/** A ballot with the member's name. */
export function OpenBallot({ vote, choice }: { vote: Vote; choice: string | null }) {
  const t = useMessages('votes');
  const errorMessage = useErrorMessage();
  const cast = useCastOpenBallot(vote);
  const name = useChoices(vote).find((each) => each.choice === choice)?.name;
  return (
    <>
      <ChoiceForm
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
      {name === undefined ? null : (
        <Notice className="mt-6" tone="success" isLive title={t('castDone')}>
          {t('castText', { choice: name })}
        </Notice>
      )}
    </>
  );
}
