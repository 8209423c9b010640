import type { LibraryFile } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Badge, Link } from '@rostra/ui';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import type { DataColumn } from '../../lib/data-table/data-column.ts';
import { useFormat } from '../../lib/formats/format.ts';
import { filePath } from '../../lib/paths.ts';
import { Thumbnail } from './thumbnail.tsx';
import { useFileSize } from './use-file-size.ts';

export function useMediaColumns(): readonly DataColumn<LibraryFile>[] {
  const t = useMessages('studio-media');
  const format = useFormat();
  const sizeOf = useFileSize();
  return useMemo(
    () => [
      { id: 'name', header: t('column.name'), cell: (file) => <File file={file} /> },
      {
        id: 'uses',
        header: t('column.uses'),
        kind: 'details',
        from: 'sm',
        className: 'w-32',
        cell: ({ useCount }) => t('uses', { count: useCount }),
        beneath: null,
      },
      {
        id: 'size',
        header: t('column.size'),
        kind: 'details',
        from: 'md',
        className: 'w-28',
        cell: sizeOf,
        beneath: null,
      },
      {
        id: 'uploaded',
        header: t('column.uploaded'),
        kind: 'details',
        from: 'lg',
        className: 'w-40',
        cell: ({ createdAt, uploadedBy }) => (
          <>
            <span className="block">{format.day(createdAt)}</span>
            {uploadedBy?.name}
          </>
        ),
        beneath: null,
      },
    ],
    [t, format, sizeOf],
  );
}

function File({ file }: { file: LibraryFile }) {
  const t = useMessages('studio-media');
  const { search } = useLocation();
  return (
    <div className="flex gap-3">
      <Thumbnail file={file} className="h-11 w-16 shrink-0" />
      <div className="min-w-0">
        <Link
          href={filePath(file.id) + search}
          className="break-words font-medium text-ink no-underline hover:underline"
        >
          {file.name}
        </Link>
        <p className="line-clamp-1 text-muted text-xs">{file.alternativeText}</p>
        {file.width && !file.alternativeText ? (
          <Badge tone="warning">{t('altMissing')}</Badge>
        ) : null}
        <p className="text-muted text-xs sm:hidden">{t('uses', { count: file.useCount })}</p>
      </div>
    </div>
  );
}
