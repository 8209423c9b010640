import { useMessages } from '@rostra/messages/react';
import { RetryNotice } from '@rostra/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Screen } from '../../frame/screen.tsx';
import { errorText } from '../../lib/error-text.ts';
import { OrderLink } from '../../policies/order-link.tsx';
import { useApi, useCan } from '../../session/session-provider.tsx';
import { BulkBar } from '../bulk/bulk-bar.tsx';
import { EmptyTrashButton } from '../bulk/empty-trash-button.tsx';
import { useSelection } from '../bulk/use-selection.ts';
import { kindOf, type Section } from '../kinds.ts';
import { EmptyList } from './empty-list.tsx';
import { entryListQuery } from './entry-list-query.ts';
import { EntryTable } from './entry-table.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { NewEntryButton } from './new-entry-button.tsx';
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
      <p className="sr-only" role="status">
        {list.data && !list.isPlaceholderData ? t('found', { count: total }) : null}
      </p>
      {list.isError ? (
        <RetryNotice
          className="mt-4"
          title={t('loadFailed')}
          isBusy={list.isFetching}
          onRetry={() => list.refetch()}
        >
          {errorText(list.error, t('noConnection'))}
        </RetryNotice>
      ) : null}
      {list.isPending ? <ListSkeleton /> : null}
      {list.data && rows.length === 0 && !list.isError ? (
        <EmptyList section={section} filters={filters} onChange={setFilters} />
      ) : null}
      {rows.length > 0 ? (
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
      ) : null}
      <BulkBar selection={selection} isTrash={filters.isTrash} />
    </Screen>
  );
}
