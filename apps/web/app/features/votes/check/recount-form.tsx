import type { Vote } from '@rostra/contract';
import { type Recount, recount, type VoteRecord } from '@rostra/contract/ballots';
import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { Button, Notice } from '@rostra/ui';
import { lazy, Suspense, useState } from 'react';

const loadResult = () => import('./recount-result.tsx');
const RecountResult = lazy(loadResult);

interface Counted {
  readonly recount: Recount;
  readonly record: VoteRecord | undefined;
}

/** Loads the record and counts it in the browser. */
export function RecountForm({ vote, hash }: { vote: Vote; hash: string }) {
  const t = useMessages('votes');
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [counted, setCounted] = useState<Counted>();
  const count = async () => {
    setIsBusy(true);
    setHasFailed(false);
    try {
      const path = `${pathTo(pages.vote, { slug: vote.slug })}/record.json`;
      const [response] = await Promise.all([fetch(path, { credentials: 'omit' }), loadResult()]);
      if (!response.ok) throw new Error(`The record has status ${response.status}`);
      const text = await response.text();
      const result = await recount(text, hash);
      setCounted({ recount: result, record: result.result ? JSON.parse(text) : undefined });
    } catch {
      setHasFailed(true);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <div className="mt-8 border-ink border-t pt-6">
      <Button isBusy={isBusy} onClick={count}>
        {t('checkNow')}
      </Button>
      {hasFailed ? (
        <Notice className="mt-4" tone="danger" isLive>
          {t('checkFailed')}
        </Notice>
      ) : null}
      <div aria-live="polite">
        <Suspense>{counted ? <RecountResult vote={vote} {...counted} /> : null}</Suspense>
      </div>
    </div>
  );
}
