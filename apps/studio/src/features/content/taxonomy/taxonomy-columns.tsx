import type { EntrySummary } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { ChevronDownIcon, DropdownMenu } from '@rostra/ui';
import { useFormat } from '../../../lib/formats/format.ts';
import { useSite } from '../../../lib/site.ts';
import type { Taxonomy } from './taxonomies.ts';
import type { TaxonomyAction } from './taxonomy-action.ts';

interface TaxonomyTableProps {
  kind: Taxonomy;
  rows: readonly EntrySummary[];
  /** Undefined while they are loaded. */
  counts: Readonly<Record<string, number>> | undefined;
  onAction: (action: TaxonomyAction) => void;
}

const head = 'py-2 pe-4 text-start font-semibold text-xs';
const numberHead = 'py-2 pe-4 text-end font-semibold text-xs';

export function TaxonomyTable({ kind, rows, counts, onAction }: TaxonomyTableProps) {
  const t = useMessages('studio-taxonomy');
  const format = useFormat();
  const isMultilingual = useSite().languages.length > 1;
  return (
    <table className="mt-4 w-full max-w-4xl border-collapse">
      <caption className="sr-only">{t(`title.${kind}`)}</caption>
      <thead className="border-ink border-b">
        <tr>
          <th scope="col" className={head}>
            {t('name')}
          </th>
          <th scope="col" className={`${head} hidden md:table-cell`}>
            {t('slug')}
          </th>
          <th scope="col" className={`${numberHead} w-20`}>
            {t('texts')}
          </th>
          <th scope="col" className="w-28">
            <span className="sr-only">{t('actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((entry) => (
          <tr
            key={`${entry.documentId} ${entry.locale}`}
            className="border-line border-b hover:bg-sunken/60"
          >
            <td className="py-1.5 pe-4">
              <button
                type="button"
                onClick={() => onAction({ do: 'edit', entry })}
                className="text-start font-medium text-ink hover:underline"
              >
                <bdi>{entry.title}</bdi>
              </button>
              {isMultilingual ? (
                <span className="ms-2 text-muted text-xs uppercase">{entry.locale}</span>
              ) : null}
            </td>
            <td className="hidden py-1.5 pe-4 text-muted text-xs md:table-cell">{entry.slug}</td>
            <td className="figures-table py-1.5 pe-4 text-end text-muted">
              {counts ? format.number(counts[entry.documentId] ?? 0) : null}
            </td>
            <td className="py-1.5 text-end">
              <DropdownMenu
                align="end"
                className="inline-flex min-h-9 items-center gap-1 rounded px-2 text-muted hover:bg-sunken hover:text-ink"
                label={
                  <>
                    {t('change')}
                    <span className="sr-only">{entry.title}</span>
                    <ChevronDownIcon className="size-4" />
                  </>
                }
                items={[
                  { label: t('edit'), onSelect: () => onAction({ do: 'edit', entry }) },
                  { label: t('merge'), onSelect: () => onAction({ do: 'merge', entry }) },
                  'separator',
                  { label: t('delete'), onSelect: () => onAction({ do: 'delete', entry }) },
                ]}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
