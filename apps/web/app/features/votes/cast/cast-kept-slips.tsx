import type { Vote } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { LinkButton, Notice } from '@rostra/ui';
import { useEffect, useState } from 'react';
import { CastDone, CastFailure } from './cast-notices.tsx';
import { ChoiceForm } from './choice-form.tsx';
import { findSlipStores, type SlipStore, type StoredSlip } from './slip-store.ts';
import { castSlip } from './vote-secretly.ts';

/** Casts slips that this browser keeps, without knowing whose they are. */
export function CastKeptSlips({ vote }: { vote: Vote }) {
  const t = useMessages('votes');
  // Only the browser knows them.
  const [stores, setStores] = useState<SlipStore[]>();
  useEffect(() => setStores(findSlipStores(vote.id)), [vote.id]);
  if (stores?.length === 0) {
    return (
      <>
        <Notice className="mt-8 max-w-measure" tone="warning" title={t('noSlip')}>
          {t('noSlipText')}
        </Notice>
        <div className="mt-6">
          <LinkButton href={pathTo(pages.memberVote, { slug: vote.slug })}>
            {t('toMemberPage')}
          </LinkButton>
        </div>
      </>
    );
  }
  return stores?.map((store, index) => {
    const slip = store.load();
    return slip ? (
      <section key={slip.slip} className="max-w-measure">
        {stores.length > 1 ? (
          <h2 className="mt-12 text-2xl">{t('slipNumber', { number: index + 1 })}</h2>
        ) : null}
        <CastKeptSlip vote={vote} store={store} kept={slip} />
      </section>
    ) : null;
  });
}

function CastKeptSlip({ vote, store, kept }: { vote: Vote; store: SlipStore; kept: StoredSlip }) {
  const [slip, setSlip] = useState(kept);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [casts, setCasts] = useState(0);
  const submit = async (choice: string) => {
    setIsBusy(true);
    setFailure(undefined);
    try {
      setSlip(await castSlip({ id: vote.id, store }, slip, choice));
      setCasts((before) => before + 1);
    } catch (error) {
      setFailure(error);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <>
      <ChoiceForm vote={vote} chosen={slip.choice} isBusy={isBusy} onVote={submit}>
        {failure === undefined ? null : <CastFailure error={failure} hasSlip />}
      </ChoiceForm>
      {slip.choice === undefined ? null : (
        <CastDone vote={vote} choice={slip.choice} receipt={slip.receipt} casts={casts} />
      )}
    </>
  );
}
