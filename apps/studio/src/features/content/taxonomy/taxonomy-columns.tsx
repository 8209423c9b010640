import type { EntrySummary } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useMemo } from 'react';
import type { DataColumn } from '../../../lib/data-table/data-column.ts';
import { RowMenu } from '../../../lib/data-table/row-menu.tsx';
import { useFormat } from '../../../lib/formats/format.ts';
import { useSite } from '../../../lib/site.ts';
import type { TaxonomyAction } from './taxonomy-action.ts';

type Act = (action: TaxonomyAction) => void;

interface ColumnOptions {
  /** How many texts each has. Undefined while they are loaded. */
  counts: Readonly<Record<string, number>> | undefined;
  onAction: Act;
}

export function useTaxonomyColumns({
  counts,
  onAction,
}: ColumnOptions): readonly DataColumn<EntrySummary>[] {
  const t = useMessages('studio-taxonomy');
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('name'),
        cell: (entry) => <Name entry={entry} onAction={onAction} />,
      },
      {
        id: 'slug',
        header: t('slug'),
        kind: 'details',
        from: 'md',
        cell: ({ slug }) => slug,
        beneath: null,
      },
      {
        id: 'texts',
        header: t('texts'),
        kind: 'figures',
        className: 'w-20',
        cell: ({ documentId }) =>
          counts ? (
            <span className="text-muted">{format.number(counts[documentId] ?? 0)}</span>
          ) : null,
      },
      {
        id: 'actions',
        header: t('actions'),
        kind: 'actions',
        className: 'w-28',
        cell: (entry) => <Actions entry={entry} onAction={onAction} />,
      },
    ],
    [t, format, counts, onAction],
  );
}

interface EntryProps {
  entry: EntrySummary;
  onAction: Act;
}

function Name({ entry, onAction }: EntryProps) {
  const isMultilingual = useSite().languages.length > 1;
  return (
    <>
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
    </>
  );
}

function Actions({ entry, onAction }: EntryProps) {
  const t = useMessages('studio-taxonomy');
  return (
    <RowMenu
      label={t('change')}
      about={entry.title}
      items={[
        { label: t('edit'), onSelect: () => onAction({ do: 'edit', entry }) },
        { label: t('merge'), onSelect: () => onAction({ do: 'merge', entry }) },
        'separator',
        { label: t('delete'), onSelect: () => onAction({ do: 'delete', entry }) },
      ]}
    />
  );
}
