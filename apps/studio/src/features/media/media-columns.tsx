import type { LibraryFile } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Badge, Link } from '@rostra/ui';
import { useLocation } from 'react-router';
import { useFormat } from '../../lib/formats/format.ts';
import { filePath } from '../../lib/paths.ts';
import { Thumbnail } from './thumbnail.tsx';
import { useFileSize } from './use-file-size.ts';

const head = 'py-2 pe-4 text-start font-semibold text-xs';

export function MediaTable({ files }: { files: readonly LibraryFile[] }) {
  const t = useMessages('studio-media');
  const { search } = useLocation();
  const format = useFormat();
  const sizeOf = useFileSize();
  return (
    <table className="mt-4 w-full border-collapse">
      <caption className="sr-only">{t('title')}</caption>
      <thead className="border-ink border-b">
        <tr>
          <th scope="col" className={head}>
            {t('column.name')}
          </th>
          <th scope="col" className={`${head} hidden w-32 sm:table-cell`}>
            {t('column.uses')}
          </th>
          <th scope="col" className={`${head} hidden w-28 md:table-cell`}>
            {t('column.size')}
          </th>
          <th scope="col" className={`${head} hidden w-40 lg:table-cell`}>
            {t('column.uploaded')}
          </th>
        </tr>
      </thead>
      <tbody>
        {files.map((file) => (
          <tr key={file.id} className="border-line border-b align-top hover:bg-sunken/60">
            <td className="py-2 pe-4">
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
                  <p className="text-muted text-xs sm:hidden">
                    {t('uses', { count: file.useCount })}
                  </p>
                </div>
              </div>
            </td>
            <td className="hidden py-2 pe-4 text-muted text-xs sm:table-cell">
              {t('uses', { count: file.useCount })}
            </td>
            <td className="figures-table hidden py-2 pe-4 text-muted text-xs md:table-cell">
              {sizeOf(file)}
            </td>
            <td className="figures-table hidden py-2 text-muted text-xs lg:table-cell">
              <span className="block">{format.day(file.createdAt)}</span>
              {file.uploadedBy?.name}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
