import { type AuditEntry, listAuditEntries } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button, EmptyState, RetryNotice } from '@rostra/ui';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { ListSkeleton } from '../entries/list/list-skeleton.tsx';
import { Screen } from '../frame/screen.tsx';
import { errorText } from '../lib/error-text.ts';
import { useApi } from '../session/session-provider.tsx';
import {
  type AuditFilters,
  auditQuery,
  readAuditFilters,
  writeAuditFilters,
} from './audit-filters.ts';
import { AuditList } from './audit-list.tsx';
import { AuditToolbar } from './audit-toolbar.tsx';
import { ExportButton } from './export-button.tsx';

const PAGE_SIZE = 50;

/** Who did what and when. */
export default function AuditScreen() {
  const t = useMessages('studio-audit');
  const forms = useMessages('studio-forms');
  const api = useApi();
  const [query, setQuery] = useSearchParams();
  const filters = useMemo(() => readAuditFilters(query), [query]);
  const change = (next: Partial<AuditFilters>) =>
    setQuery((current) => writeAuditFilters({ ...readAuditFilters(current), ...next }), {
      preventScrollReset: true,
    });
  const list = useInfiniteQuery({
    queryKey: ['audit', filters],
    queryFn: ({ pageParam, signal }) =>
      api(
        listAuditEntries,
        {
          query: {
            ...auditQuery(filters),
            pageSize: PAGE_SIZE,
            ...(pageParam ? { cursor: pageParam } : {}),
          },
        },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: ({ meta }) => meta.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    select: ({ pages }) => pages.flatMap(({ data }): AuditEntry[] => data),
  });
  const entries = list.data ?? [];
  return (
    <Screen title={t('title')} actions={<ExportButton filters={filters} />}>
      <p className="mt-1 max-w-measure text-muted">{t('lead')}</p>
      <AuditToolbar filters={filters} entries={entries} onChange={change} />
      <p className="sr-only" role="status">
        {list.data && !list.isPlaceholderData ? t('found', { count: entries.length }) : null}
      </p>
      {list.isError ? (
        <RetryNotice
          className="mt-4"
          title={forms('loadFailed')}
          isBusy={list.isFetching}
          onRetry={() => list.refetch()}
        >
          {errorText(list.error, forms('noConnection'))}
        </RetryNotice>
      ) : null}
      {list.isPending ? <ListSkeleton /> : null}
      {list.data && entries.length === 0 ? (
        <EmptyState
          className="mt-8"
          title={t('emptyTitle')}
          action={
            query.size > 0 ? (
              <Button variant="secondary" size="small" onClick={() => setQuery({})}>
                {t('clear')}
              </Button>
            ) : undefined
          }
        >
          {t('emptyText')}
        </EmptyState>
      ) : null}
      {entries.length > 0 ? <AuditList entries={entries} isStale={list.isPlaceholderData} /> : null}
      {list.hasNextPage ? (
        <Button
          variant="secondary"
          size="small"
          className="mt-6"
          isBusy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t('more')}
        </Button>
      ) : null}
    </Screen>
  );
}
