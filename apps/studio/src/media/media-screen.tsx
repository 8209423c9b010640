import { useMessages } from '@rostra/messages/react';
import { Button, EmptyState, RetryNotice } from '@rostra/ui';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { Screen } from '../frame/screen.tsx';
import { errorText } from '../lib/error-text.ts';
import { useApi } from '../session/session-provider.tsx';
import { type MediaView, readMediaView, writeMediaView } from './media-filters.ts';
import { MediaGrid } from './media-grid.tsx';
import { mediaKey, mediaQuery } from './media-query.ts';
import { MediaSkeleton } from './media-skeleton.tsx';
import { MediaTable } from './media-table.tsx';
import { FilterTabs, MediaToolbar } from './media-toolbar.tsx';
import { DropZone } from './upload/drop-zone.tsx';
import { UploadButton } from './upload/upload-button.tsx';
import { UploadQueue } from './upload/upload-queue.tsx';
import { useUploads } from './upload/use-uploads.ts';

/** All pictures and documents, and the place to add some. */
export default function MediaScreen() {
  const t = useMessages('studio-media');
  const forms = useMessages('studio-forms');
  const api = useApi();
  const queryClient = useQueryClient();
  const [query, setQuery] = useSearchParams();
  const view = useMemo(() => readMediaView(query), [query]);
  const change = (next: Partial<MediaView>) =>
    setQuery((current) => writeMediaView({ ...readMediaView(current), ...next }), {
      replace: next.search !== undefined,
      preventScrollReset: true,
    });
  const list = useInfiniteQuery(mediaQuery(api, view));
  const uploads = useUploads(() => void queryClient.invalidateQueries({ queryKey: mediaKey }));
  const files = list.data ?? [];
  const isFiltered = view.search.trim() !== '' || view.filter !== 'all';
  return (
    <DropZone onFiles={uploads.add}>
      <Screen title={t('title')} actions={<UploadButton onFiles={uploads.add} />}>
        <UploadQueue uploads={uploads} />
        <FilterTabs view={view} />
        <MediaToolbar view={view} onChange={change} />
        <p className="sr-only" role="status">
          {list.data && !list.isPlaceholderData ? t('found', { count: files.length }) : null}
        </p>
        {list.isError ? (
          <RetryNotice
            className="mt-4"
            title={t('loadFailed')}
            isBusy={list.isFetching}
            onRetry={() => list.refetch()}
          >
            {errorText(list.error, forms('noConnection'))}
          </RetryNotice>
        ) : null}
        {list.isPending ? <MediaSkeleton layout={view.layout} /> : null}
        {list.data && files.length === 0 ? (
          <Nothing
            isFiltered={isFiltered}
            onShowAll={() => change({ search: '', filter: 'all' })}
          />
        ) : null}
        {files.length > 0 ? (
          <div className={list.isPlaceholderData ? 'opacity-60 transition-opacity' : undefined}>
            {view.layout === 'grid' ? <MediaGrid files={files} /> : <MediaTable files={files} />}
          </div>
        ) : null}
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
    </DropZone>
  );
}

function Nothing({ isFiltered, onShowAll }: { isFiltered: boolean; onShowAll: () => void }) {
  const t = useMessages('studio-media');
  if (!isFiltered) {
    return (
      <EmptyState className="mt-8" title={t('emptyTitle')}>
        {t('emptyText')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      className="mt-8"
      title={t('nothingFoundTitle')}
      action={
        <Button variant="secondary" size="small" onClick={onShowAll}>
          {t('showAll')}
        </Button>
      }
    >
      {t('nothingFoundText')}
    </EmptyState>
  );
}
