import { useMessages } from '@rostra/messages/react';
import { Button, EmptyState, RetryNotice } from '@rostra/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ListSkeleton } from '../entries/list/list-skeleton.tsx';
import { Screen } from '../frame/screen.tsx';
import { errorText } from '../lib/error-text.ts';
import { useApi } from '../session/session-provider.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { useDrafts } from './use-drafts.ts';
import { type ChangeWordingFilters, useWordingFilters } from './use-wording-filters.ts';
import type { WordingFilters } from './wording-filters.ts';
import { WordingList } from './wording-list.tsx';
import { wordingQuery } from './wording-query.ts';
import { WordingToolbar } from './wording-toolbar.tsx';

/** All texts of the site in one language, which staff can replace by their own. */
export default function WordingScreen() {
  const t = useMessages('studio-wording');
  const api = useApi();
  const [filters, setFilters] = useWordingFilters();
  const drafts = useDrafts();
  const list = useInfiniteQuery(wordingQuery(api, filters));
  const { rows = [], total = 0, features = [] } = list.data ?? {};
  return (
    <Screen title={t('title')}>
      <p className="mt-2 max-w-measure text-muted">{t('lead')}</p>
      <WordingToolbar filters={filters} features={features} onChange={setFilters} />
      <p className="mt-3 text-muted text-sm" role="status">
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
        <NothingFound filters={filters} onChange={setFilters} />
      ) : null}
      <WordingList rows={rows} isStale={list.isPlaceholderData} drafts={drafts} />
      {list.hasNextPage ? (
        <Button
          variant="secondary"
          className="mt-5"
          isBusy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t('more')}
        </Button>
      ) : null}
      <LeaveGuard count={drafts.count} />
    </Screen>
  );
}

interface NothingFoundProps {
  filters: WordingFilters;
  onChange: ChangeWordingFilters;
}

function NothingFound({ filters, onChange }: NothingFoundProps) {
  const t = useMessages('studio-wording');
  if (filters.isChanged && !filters.search && !filters.feature) {
    return (
      <EmptyState className="mt-8" title={t('nothingChangedTitle')}>
        {t('nothingChangedText')}
      </EmptyState>
    );
  }
  const clear = () => onChange({ search: '', feature: undefined, isChanged: false });
  return (
    <EmptyState
      className="mt-8"
      title={t('nothingFoundTitle')}
      action={
        <Button variant="secondary" size="small" onClick={clear}>
          {t('clearFilters')}
        </Button>
      }
    >
      {t('nothingFoundText')}
    </EmptyState>
  );
}
