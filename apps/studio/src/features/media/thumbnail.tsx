import type { MediaFile } from '@rostra/contract';
import { cx } from '@rostra/ui';
import { DocumentIcon } from '../../lib/icons.tsx';
import { cropPosition } from './crop-position.ts';

interface ThumbnailProps {
  file: MediaFile;
  className?: string;
}

/** A small picture, or the type of a document. The name stands beside it. */
export function Thumbnail({ file, className }: ThumbnailProps) {
  const frame = cx('block rounded border border-line bg-sunken', className);
  if (!file.width) {
    return (
      <span className={cx(frame, 'flex flex-col items-center justify-center gap-1 text-muted')}>
        <DocumentIcon className="size-6" />
        <span className="font-medium text-xs uppercase">{file.ext.slice(1)}</span>
      </span>
    );
  }
  return (
    <img
      src={(file.formats?.small ?? file.formats?.thumbnail)?.url ?? file.url}
      alt=""
      loading="lazy"
      decoding="async"
      style={cropPosition(file.focalPoint)}
      className={cx(frame, 'object-cover')}
    />
  );
}
