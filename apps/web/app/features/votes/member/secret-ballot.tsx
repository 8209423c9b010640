import type { Vote } from '@rostra/contract';
import type { SlipKey } from '@rostra/contract/ballots';
import { ApiError } from '@rostra/contract/client';
import { useMessages } from '@rostra/messages/react';
import { Notice } from '@rostra/ui';
import { useState } from 'react';
import { useErrorMessage } from '../../../lib/errors/error-message.ts';
import { useApi } from '../../sessions/index.ts';
import { useChoices } from '../choice-names.ts';
import { ChoiceForm } from './choice-form.tsx';
import { openSlipStore, type StoredSlip } from './slip-store.ts';
import { voteSecretly } from './vote-secretly.ts';

interface SecretBallotProps {
  vote: Vote;
  slipKey: SlipKey;
  /** The member's entry on the roll. */
  leaf: string;
  /** Whether the server has signed a slip for the member. */
  hasSlip: boolean;
}

/** Asks for a slip and casts the ballot, with one button. */
export function SecretBallot({ vote, slipKey, leaf, hasSlip }: SecretBallotProps) {
  const t = useMessages('votes');
  const api = useApi();
  const [store] = useState(() => openSlipStore(vote.id, leaf));
  const [slip, setSlip] = useState<StoredSlip | undefined>(() => store.load());
  const [isLost, setIsLost] = useState(hasSlip && slip === undefined);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const submit = async (choice: string) => {
    setIsBusy(true);
    setFailure(undefined);
    try {
      setSlip(await voteSecretly({ id: vote.id, key: slipKey, store, api }, choice));
    } catch (error) {
      if (error instanceof ApiError && error.code === 'conflict') setIsLost(true);
      else setFailure(error);
    } finally {
      setIsBusy(false);
    }
  };
  if (!canKeepSlips()) {
    return (
      <Notice className="mt-8" tone="warning">
        {t('noStorage')}
      </Notice>
    );
  }
  if (isLost) {
    return (
      <Notice className="mt-8" tone="warning" title={t('lostTitle')}>
        {t('lost')}
      </Notice>
    );
  }
  return (
    <>
      <ChoiceForm vote={vote} chosen={slip?.choice} isBusy={isBusy} onVote={submit}>
        {failure === undefined ? null : <Failure error={failure} />}
      </ChoiceForm>
      {slip?.choice === undefined ? null : <Cast vote={vote} slip={slip} choice={slip.choice} />}
    </>
  );
}

/** WebCrypto exists on encrypted connections only. */
const canKeepSlips = (): boolean => {
  try {
    localStorage.setItem('vote:test', '');
    localStorage.removeItem('vote:test');
    return crypto.subtle !== undefined;
  } catch {
    return false;
  }
};

function Failure({ error }: { error: unknown }) {
  const t = useMessages('votes');
  const errorMessage = useErrorMessage();
  return (
    <Notice className="mt-4" tone="danger" isLive title={t('castFailed')}>
      <p>{errorMessage(error)}</p>
      <p className="mt-1">{t('slipKept')}</p>
    </Notice>
  );
}

function Cast({ vote, slip, choice }: { vote: Vote; slip: StoredSlip; choice: string }) {
  const t = useMessages('votes');
  const name = useChoices(vote).find((each) => each.choice === choice)?.name ?? '';
  return (
    <Notice className="mt-6" tone="success" isLive title={t('castDone')}>
      <p>{t('castText', { choice: name })}</p>
      <p className="mt-2 break-words">
        {t('receipt')} <code>{slip.receipt}</code>
      </p>
    </Notice>
  );
}
