import { useMessages } from '@rostra/messages/react';
import { useFormat } from '../../../lib/formats/format.ts';
import type { Managed } from '../votes-query.ts';

/** What has changed since the announcement, as the public page says it. */
export function VoteChanges({ vote: { changes } }: Pick<Managed, 'vote'>) {
  const t = useMessages('studio-votes');
  const { dateTime: moment } = useFormat();
  if (changes.length === 0) return null;
  return (
    <section aria-labelledby="changes" className="mt-6 max-w-4xl">
      <h2 id="changes" className="text-xl">
        {t('changes')}
      </h2>
      <ul className="mt-3 border-line border-t">
        {changes.map(({ at, reason, opensAt, closesAt }) => (
          <li key={at} className="border-line border-b py-3">
            <p className="text-muted">{moment(at)}</p>
            {opensAt ? (
              <p>{t('openingMoved', { from: moment(opensAt.from), to: moment(opensAt.to) })}</p>
            ) : null}
            {closesAt ? (
              <p>{t('closingMoved', { from: moment(closesAt.from), to: moment(closesAt.to) })}</p>
            ) : null}
            <p dir="auto" className="mt-1 whitespace-pre-wrap [overflow-wrap:anywhere]">
              {reason}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
