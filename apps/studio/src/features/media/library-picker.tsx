import type { LibraryFile } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Loading, Skeleton } from '@rostra/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SearchBox } from '../../lib/controls/search-box.tsx';
import { LoadFailure } from '../../lib/list-states/load-failure.tsx';
import { ShowMore } from '../../lib/list-states/show-more.tsx';
import { useApi } from '../../session/session-provider.tsx';
import { mediaQuery } from './media-query.ts';
import { Thumbnail } from './thumbnail.tsx';

const grid = 'mt-3 grid grid-cols-2 gap-3 sm:grid-cols-3';

/** The pictures of the library, to choose one for a text. */
export function LibraryPicker({ onPick }: { onPick: (file: LibraryFile) => void }) {
  const t = useMessages('studio-media');
  const api = useApi();
  const [search, setSearch] = useState('');
  const list = useInfiniteQuery(mediaQuery(api, { search, filter: 'images' }));
  const files = list.data ?? [];
  return (
    <div className="mt-4">
      <SearchBox
        label={t('pickSearch')}
        value={search}
        onChange={(text) => setSearch(text.trim())}
      />
      <p role="status" className="sr-only">
        {list.data && !list.isPlaceholderData ? t('found', { count: files.length }) : null}
      </p>
      {list.isPending ? (
        <Loading className={grid}>
          {[1, 2, 3, 4, 5, 6].map((tile) => (
            <Skeleton key={tile} className="aspect-[4/3] w-full" />
          ))}
        </Loading>
      ) : null}
      {list.isError ? <LoadFailure className="mt-3" query={list} title={t('loadFailed')} /> : null}
      {list.data && files.length === 0 ? (
        <p className="mt-4 text-muted">{t('pickEmpty')}</p>
      ) : (
        <ul className={grid}>
          {files.map((file) => (
            <li key={file.id} className="min-w-0">
              <button
                type="button"
                aria-label={t('pick', { name: file.name })}
                onClick={() => onPick(file)}
                className="block w-full rounded text-start hover:bg-sunken"
              >
                <Thumbnail file={file} className="aspect-[4/3] w-full" />
                <span className="mt-1 block truncate px-1 text-xs">{file.name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <ShowMore list={list} label={t('more')} />
    </div>
  );
}
