import { entrySorts, type StudioCollection } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Screen } from '../../../../layout/screen.tsx';
import { useCollectionTexts } from '../../../../lib/content/use-collection-texts.ts';
import { DataTable } from '../../../../lib/data-table/data-table.tsx';
import { useRowSelection } from '../../../../lib/data-table/table-selection.ts';
import type { Sorting } from '../../../../lib/data-table/table-sorting.ts';
import { useApi, useCan } from '../../../../session/session-provider.tsx';
import { keyOf } from '../bulk/bulk-acts.ts';
import { BulkBar } from '../bulk/bulk-bar.tsx';
import { EmptyTrashButton } from '../bulk/empty-trash-button.tsx';
import { EmptyList } from './empty-list.tsx';
import { useEntryColumns } from './entry-columns.tsx';
import { entryListQuery } from './entry-list-query.ts';
import { ListToolbar } from './list-toolbar.tsx';
import { NewEntryButton } from './new-entry-button.tsx';
import { OrderLink } from './order-link.tsx';
import { useFilters } from './use-filters.ts';
import { ViewTabs } from './view-tabs.tsx';

/** All entries of one kind, drafts included. */
export function ListScreen({ collection }: { collection: StudioCollection }) {
  const { kind, section } = collection;
  const t = useMessages('studio-lists');
  const texts = useCollectionTexts();
  const api = useApi();
  const [filters, setFilters] = useFilters();
  const list = useInfiniteQuery(entryListQuery(api, kind, filters));
  const { rows = [], total = 0, counts } = list.data ?? {};
  const selection = useRowSelection(rows, keyOf);
  const can = useCan();
  return (
    <Screen
      title={texts.title(collection)}
      actions={
        filters.isTrash ? (
          can('content.edit') && counts && counts.deleted > 0 ? (
            <EmptyTrashButton kind={kind} count={counts.deleted} />
          ) : undefined
        ) : (
          <div className="flex flex-wrap items-center gap-3">
            {kind === 'policies' ? <OrderLink /> : null}
            <NewEntryButton kind={kind} />
          </div>
        )
      }
    >
      <ViewTabs section={section} filters={filters} counts={counts} />
      <ListToolbar collection={collection} filters={filters} onChange={setFilters} />
      <DataTable
        key={kind}
        caption={texts.title(collection)}
        columns={useEntryColumns(collection)}
        rows={rows}
        rowKey={keyOf}
        list={list}
        found={t('found', { count: total })}
        failed={t('loadFailed')}
        empty={<EmptyList collection={collection} filters={filters} onChange={setFilters} />}
        sorting={{
          current: { column: filters.sort, direction: filters.direction },
          change: (sorting) => setFilters(filtersOf(sorting)),
          isInToolbar: true,
        }}
        selection={{ ...selection, labelOf: ({ title }) => title || t('untitled') }}
        endless={{
          total,
          onEnd: () => {
            if (list.hasNextPage && !list.isFetching) void list.fetchNextPage();
          },
        }}
      />
      <BulkBar selection={selection} isTrash={filters.isTrash} />
    </Screen>
  );
}

const filtersOf = ({ column, direction }: Sorting) => ({
  sort: entrySorts.find((sort) => sort === column) ?? 'updatedAt',
  direction,
});
