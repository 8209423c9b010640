import type { StudioCollection } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Screen } from '../../../../layout/screen.tsx';
import { useCollectionTexts } from '../../../../lib/content/use-collection-texts.ts';
import { ListStates } from '../../../../lib/list-states/list-states.tsx';
import { useApi, useCan } from '../../../../session/session-provider.tsx';
import { BulkBar } from '../bulk/bulk-bar.tsx';
import { EmptyTrashButton } from '../bulk/empty-trash-button.tsx';
import { useSelection } from '../bulk/use-selection.ts';
import { EmptyList } from './empty-list.tsx';
import { entryListQuery } from './entry-list-query.ts';
import { EntryTable } from './entry-table.tsx';
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
  const selection = useSelection(rows);
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
      <ListStates
        list={list}
        count={rows.length}
        found={t('found', { count: total })}
        failed={t('loadFailed')}
        empty={<EmptyList collection={collection} filters={filters} onChange={setFilters} />}
      >
        <EntryTable
          key={kind}
          collection={collection}
          rows={rows}
          total={total}
          filters={filters}
          isStale={list.isPlaceholderData}
          isLoadingMore={list.isFetchingNextPage}
          selection={selection}
          onEnd={() => {
            if (list.hasNextPage && !list.isFetching) void list.fetchNextPage();
          }}
          onChange={setFilters}
        />
      </ListStates>
      <BulkBar selection={selection} isTrash={filters.isTrash} />
    </Screen>
  );
}
