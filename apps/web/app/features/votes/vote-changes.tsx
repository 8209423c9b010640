import type { Vote } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import type { ReactNode } from 'react';
import { Day } from '../../lib/dates/day.tsx';
import { useFormat } from '../../lib/format/use-format.ts';
import { TextIn } from '../../lib/languages/text-in.tsx';

/** Everything that has changed since the announcement, the newest first. */
export function VoteChanges({ vote }: { vote: Vote }) {
  const t = useMessages('votes');
  const { dateTime: timeOf } = useFormat();
  if (vote.changes.length === 0) return null;
  const time = (iso: string) => (words: ReactNode) => <Day iso={iso}>{words}</Day>;
  const why = (words: ReactNode) => <TextIn locale={vote.locale}>{words}</TextIn>;
  return (
    <section aria-labelledby="changes" className="mt-8 max-w-measure">
      <h2 id="changes" className="text-xl">
        {t('changes')}
      </h2>
      <ul className="mt-3 border-line border-t">
        {vote.changes
          .toReversed()
          .map(({ at, reason, opensAt, closesAt }: Vote['changes'][number]) => (
            <li key={at} className="border-line border-b py-3 text-sm">
              <p className="text-muted">
                <Day iso={at}>{timeOf(at)}</Day>
              </p>
              {opensAt ? (
                <p>
                  {t.rich('openingMoved', {
                    ...{ opensFrom: timeOf(opensAt.from), opensTo: timeOf(opensAt.to) },
                    ...{ from: time(opensAt.from), to: time(opensAt.to) },
                  })}
                </p>
              ) : null}
              {closesAt ? (
                <p>
                  {t.rich('closingMoved', {
                    ...{ closesFrom: timeOf(closesAt.from), closesTo: timeOf(closesAt.to) },
                    ...{ from: time(closesAt.from), to: time(closesAt.to) },
                  })}
                </p>
              ) : null}
              <p className="break-words">{t.rich('changeReason', { reason, why })}</p>
            </li>
          ))}
      </ul>
    </section>
  );
}
