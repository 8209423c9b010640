import type { LibraryFile } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Badge, Link, LockIcon } from '@rostra/ui';
import { useLocation } from 'react-router';
import { filePath } from '../../lib/paths.ts';
import { Thumbnail } from './thumbnail.tsx';

export const gridClass =
  'mt-4 grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))]';

export function MediaGrid({ files }: { files: readonly LibraryFile[] }) {
  const t = useMessages('studio-media');
  const { search } = useLocation();
  return (
    <ul className={gridClass}>
      {files.map((file) => (
        <li key={file.id} className="group relative min-w-0">
          <Thumbnail file={file} className="aspect-[4/3] w-full" />
          <Link
            href={filePath(file.id) + search}
            title={file.name}
            className="mt-2 block truncate font-medium text-ink no-underline after:absolute after:inset-0 group-hover:underline"
          >
            {file.name}
          </Link>
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-muted text-xs">
            {file.isPrivate ? (
              <LockIcon role="img" aria-label={t('private')} className="size-3.5" />
            ) : null}
            {t('uses', { count: file.useCount })}
            {file.width && !file.alternativeText ? (
              <Badge tone="warning">{t('altMissing')}</Badge>
            ) : null}
          </p>
        </li>
      ))}
    </ul>
  );
}
