import type { Vote } from '@rostra/contract';
import type { SlipKey } from '@rostra/contract/ballots';
import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { Button, Link, Notice } from '@rostra/ui';
import { type ReactNode, useState } from 'react';
import { useApi } from '../../sessions/index.ts';
import { CastDone, CastFailure } from '../cast/cast-notices.tsx';
import { ChoiceForm } from '../cast/choice-form.tsx';
import { openSlipStore, type StoredSlip } from '../cast/slip-store.ts';
import { useMoveTo } from '../cast/use-move-to.ts';
import { getSlip, SlipElsewhereError, voteSecretly } from '../cast/vote-secretly.ts';

interface SecretBallotProps {
  vote: Vote;
  slipKey: SlipKey;
  /** The member's entry on the roll. */
  leaf: string;
  /** Whether the server has signed a slip for the member. */
  hasSlip: boolean;
}

/** Asks for a slip and casts the ballot, with one button. Who wants to can do the second later. */
export function SecretBallot({ vote, slipKey, leaf, hasSlip }: SecretBallotProps) {
  const t = useMessages('votes');
  const api = useApi();
  const [store] = useState(() => openSlipStore(vote.id, leaf));
  const [slip, setSlip] = useState<StoredSlip | undefined>(() => store.load());
  const [isLost, setIsLost] = useState(hasSlip && slip === undefined);
  const [busyWith, setBusyWith] = useState<'vote' | 'slip'>();
  const [failure, setFailure] = useState<unknown>();
  /** How often a slip was issued or a ballot was cast since the page was opened. */
  const [successes, setSuccesses] = useState(0);
  const voting = { id: vote.id, key: slipKey, store, api };
  const attempt = async (kind: 'vote' | 'slip', work: () => Promise<StoredSlip>) => {
    setBusyWith(kind);
    setFailure(undefined);
    try {
      setSlip(await work());
      setSuccesses((before) => before + 1);
    } catch (error) {
      setSlip(store.load());
      if (error instanceof SlipElsewhereError) setIsLost(true);
      else setFailure(error);
    } finally {
      setBusyWith(undefined);
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
  const hasSigned = slip?.signature !== undefined;
  return (
    <>
      {hasSigned && slip.choice === undefined ? (
        <SlipReady slug={vote.slug} successes={successes} />
      ) : null}
      <ChoiceForm
        vote={vote}
        chosen={slip?.choice}
        isBusy={busyWith === 'vote'}
        onVote={(choice) => attempt('vote', () => voteSecretly(voting, choice))}
      >
        {failure === undefined ? null : <CastFailure error={failure} hasSlip={hasSigned} />}
      </ChoiceForm>
      {hasSigned ? null : (
        <div className="mt-6 border-line border-t pt-4 text-muted text-sm">
          <p className="max-w-measure">{t('slipOnlyText')}</p>
          <Button
            className="mt-3"
            size="small"
            variant="secondary"
            isBusy={busyWith === 'slip'}
            onClick={() => attempt('slip', () => getSlip(voting))}
          >
            {t('slipOnly')}
          </Button>
        </div>
      )}
      {slip?.choice === undefined ? null : (
        <CastDone vote={vote} choice={slip.choice} receipt={slip.receipt} casts={successes} />
      )}
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

/** A slip was issued, and no ballot is cast yet. */
function SlipReady({ slug, successes }: { slug: string; successes: number }) {
  const t = useMessages('votes');
  const target = useMoveTo(successes);
  const a = (children: ReactNode) => (
    <Link href={pathTo(pages.castSlip, { slug })} className="underline">
      {children}
    </Link>
  );
  return (
    <div ref={target} tabIndex={-1} className="mt-8">
      <Notice isLive title={t('slipReady')}>
        <p>{t.rich('slipReadyText', { a })}</p>
      </Notice>
    </div>
  );
}
