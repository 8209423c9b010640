import { useMessages } from '@rostra/messages/react';
import { statuses } from './statuses.ts';

/** What each status says, and what it does not. */
export function StatusMeanings() {
  const t = useMessages('pledges');
  return (
    <section aria-labelledby="meanings" className="mt-10">
      <h2 id="meanings" className="text-2xl">
        {t('meanings')}
      </h2>
      <dl className="mt-4 grid max-w-measure gap-4 text-sm">
        {statuses.map((status) => (
          <div key={status}>
            <dt className="font-semibold">{t(`status.${status}`)}</dt>
            <dd>{t(`meaning.${status}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
