import { useMessages } from '@rostra/messages/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Screen } from '../../../../layout/screen.tsx';
import { kindOf, type Section } from '../../../../lib/content/sections.ts';
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
export function ListScreen({ section }: { section: Section }) {
  const t = useMessages('studio-lists');
  const api = useApi();
  const [filters, setFilters] = useFilters();
  const list = useInfiniteQuery(entryListQuery(api, kindOf(section), filters));
  const { rows = [], total = 0, counts } = list.data ?? {};
  const selection = useSelection(rows);
  const can = useCan();
  return (
    <Screen
      title={t(`title.${section}`)}
      actions={
        filters.isTrash ? (
          can('content.edit') && counts && counts.deleted > 0 ? (
            <EmptyTrashButton section={section} count={counts.deleted} />
          ) : undefined
        ) : (
          <div className="flex flex-wrap items-center gap-3">
            {section === 'policies' ? <OrderLink /> : null}
            <NewEntryButton section={section} />
          </div>
        )
      }
    >
      <ViewTabs section={section} filters={filters} counts={counts} />
      <ListToolbar section={section} filters={filters} onChange={setFilters} />
      <ListStates
        list={list}
        count={rows.length}
        found={t('found', { count: total })}
        failed={t('loadFailed')}
        empty={<EmptyList section={section} filters={filters} onChange={setFilters} />}
      >
        <EntryTable
          key={section}
          section={section}
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
