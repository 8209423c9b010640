import { useMessages } from '@rostra/messages/react';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Screen } from '../../layout/screen.tsx';
import { useUrlQuery } from '../../lib/controls/use-url-query.ts';
import { RowTable } from '../../lib/data-table/data-table.tsx';
import { ListStates } from '../../lib/list-states/list-states.tsx';
import { NoRows } from '../../lib/list-states/no-rows.tsx';
import { useApi } from '../../session/session-provider.tsx';
import { useMediaColumns } from './media-columns.tsx';
import { type MediaView, readMediaView, writeMediaView } from './media-filters.ts';
import { MediaGrid } from './media-grid.tsx';
import { mediaKey, mediaQuery } from './media-query.ts';
import { MediaSkeleton } from './media-skeleton.tsx';
import { FilterTabs, MediaToolbar } from './media-toolbar.tsx';
import { DropZone } from './upload/drop-zone.tsx';
import { UploadButton } from './upload/upload-button.tsx';
import { UploadQueue } from './upload/upload-queue.tsx';
import { useUploads } from './upload/use-uploads.ts';

/** All pictures and documents, and the place to add some. */
export default function MediaScreen() {
  const t = useMessages('studio-media');
  const api = useApi();
  const queryClient = useQueryClient();
  const [query, setQuery] = useUrlQuery();
  const view = useMemo(() => readMediaView(query), [query]);
  const change = (next: Partial<MediaView>) =>
    setQuery((current) => writeMediaView({ ...readMediaView(current), ...next }), {
      replace: next.search !== undefined,
    });
  const list = useInfiniteQuery(mediaQuery(api, view));
  const uploads = useUploads(() => void queryClient.invalidateQueries({ queryKey: mediaKey }));
  const columns = useMediaColumns();
  const files = list.data ?? [];
  const isFiltered = view.search.trim() !== '' || view.filter !== 'all';
  return (
    <DropZone onFiles={uploads.add}>
      <Screen title={t('title')} actions={<UploadButton onFiles={uploads.add} />}>
        <UploadQueue uploads={uploads} />
        <FilterTabs view={view} />
        <MediaToolbar view={view} onChange={change} />
        <ListStates
          list={list}
          count={files.length}
          found={t('found', { count: files.length })}
          failed={t('loadFailed')}
          skeleton={<MediaSkeleton layout={view.layout} />}
          more={t('more')}
          empty={
            isFiltered ? (
              <NoRows
                title={t('nothingFoundTitle')}
                text={t('nothingFoundText')}
                clear={t('showAll')}
                onClear={() => change({ search: '', filter: 'all' })}
              />
            ) : (
              <NoRows title={t('emptyTitle')} text={t('emptyText')} />
            )
          }
        >
          {view.layout === 'grid' ? (
            <div className={list.isPlaceholderData ? 'opacity-60 transition-opacity' : undefined}>
              <MediaGrid files={files} />
            </div>
          ) : (
            <RowTable
              caption={t('title')}
              columns={columns}
              rows={files}
              rowKey={({ id }) => String(id)}
              isStale={list.isPlaceholderData}
              hasKeys
            />
          )}
        </ListStates>
      </Screen>
    </DropZone>
  );
}
