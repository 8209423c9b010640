import { type ImportJob, importOutcomes } from '@rostra/contract';
import { useAllMessages, useMessages } from '@rostra/messages/react';
import { useId } from 'react';
import { useFormat } from '../../../lib/formats/format.ts';

/** What people call a collection. */
export function useCollectionName(): (collection: string) => string {
  const messages = useAllMessages();
  return (collection) => String(messages.format('studio-imports', `collection.${collection}`));
}

interface ImportCountsProps {
  report: Pick<NonNullable<ImportJob['report']>, 'counts' | 'images'> & { redirects?: number };
  /** Another heading. */
  title?: string;
}

export function ImportCounts({ report, title }: ImportCountsProps) {
  const { counts, images, redirects } = report;
  const t = useMessages('studio-imports');
  const format = useFormat();
  const collectionName = useCollectionName();
  const id = useId();
  const shown = importOutcomes.filter((outcome) =>
    Object.values(counts).some((byOutcome) => byOutcome[outcome]),
  );
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="text-xl">
        {title ?? t('counts')}
      </h2>
      <div className="mt-3 max-w-measure overflow-x-auto">
        <table className="figures-table w-full border-collapse">
          <thead className="border-ink border-b">
            <tr>
              <th scope="col" className="py-2 pe-4 text-start font-semibold text-xs">
                {t('column.kind')}
              </th>
              {shown.map((outcome) => (
                <th key={outcome} scope="col" className="py-2 ps-4 text-end font-semibold text-xs">
                  {t(`outcome.${outcome}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Object.entries(counts).map(([collection, byOutcome]) => (
              <tr key={collection} className="border-line border-b">
                <th scope="row" className="py-2 pe-4 text-start font-normal">
                  {collectionName(collection)}
                </th>
                {shown.map((outcome) => (
                  <td key={outcome} className="py-2 ps-4 text-end">
                    {byOutcome[outcome] ? format.number(byOutcome[outcome]) : '–'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {counts.members ? null : (
        <p className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-muted">
          <span>{t('images', { count: images })}</span>
          {redirects === undefined ? null : <span>{t('redirects', { count: redirects })}</span>}
        </p>
      )}
    </section>
  );
}
