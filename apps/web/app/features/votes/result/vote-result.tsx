import type { Vote } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { Link } from '@rostra/ui';
import { VoteCounts } from './vote-counts.tsx';

/** The numbers, and how to check them. */
export function VoteResult({ vote }: { vote: Vote }) {
  const t = useMessages('votes');
  const { result, state, slug, roll, secrecy } = vote;
  if (!result) return null;
  const size = roll.size ?? 0;
  const percent = size === 0 ? 0 : Math.floor((result.ballots * 100) / size);
  return (
    <section aria-labelledby="result" className="mt-10 border-ink border-t pt-6">
      <h2 id="result" className="text-2xl">
        {t('result')}: {t(`state.${state}`)}
      </h2>
      <p className="mt-2">{t('ballotCount', { count: result.ballots, percent })}</p>
      {state === 'tooFew' ? <p className="mt-2 max-w-measure">{t('tooFewText')}</p> : null}
      {state === 'runOff' ? <p className="mt-2 max-w-measure">{t('runOffText')}</p> : null}
      {result.counts ? <VoteCounts vote={vote} counts={result.counts} /> : null}
      <p className="mt-4 flex flex-wrap gap-x-4 gap-y-2">
        <Link href={pathTo(pages.recount, { slug })} className="text-accent underline">
          {t('recount')}
        </Link>
        <a href={`${pathTo(pages.vote, { slug })}/record.json`} className="text-accent underline">
          {t('record')}
        </a>
      </p>
      <div className="mt-4 grid gap-1 break-words text-muted text-sm">
        <p>
          {t('recordHash')} <code>{result.recordHash}</code>
        </p>
        {result.previousHash ? (
          <p>
            {t('previousHash')} <code>{result.previousHash}</code>
          </p>
        ) : null}
        {secrecy === 'secret' && result.counts ? (
          <p>{t('reports', { count: result.missingReceipts })}</p>
        ) : null}
      </div>
    </section>
  );
}
