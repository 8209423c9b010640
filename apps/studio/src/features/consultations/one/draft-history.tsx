import { useMessages } from '@rostra/messages/react';
import { useFormat } from '../../../lib/formats/format.ts';
import type { Managed } from '../consultations-query.ts';

/** The drafts that members have seen, newest first, and whose proposals are in them. */
export function DraftHistory({ drafts }: Pick<Managed['text'], 'drafts'>) {
  const t = useMessages('studio-consultations');
  const format = useFormat();
  return (
    <section aria-labelledby="drafts" className="mt-8 max-w-4xl">
      <h2 id="drafts" className="text-xl">
        {t('drafts')}
      </h2>
      <ol className="mt-2">
        {drafts.toReversed().map(({ number, createdAt, reason, credits }) => (
          <li key={number} className="mt-2 [overflow-wrap:anywhere]">
            <span className="font-medium">{t('draftNumber', { number })}</span>{' '}
            <span className="text-muted">{format.moment(createdAt)}</span>
            {reason === null ? null : <p dir="auto">{reason}</p>}
            {credits.length > 0 ? (
              <p className="text-muted">
                {t('credits', {
                  names: [...new Set(credits.map(({ name }) => name ?? t('formerMember')))].join(
                    ', ',
                  ),
                })}
              </p>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
