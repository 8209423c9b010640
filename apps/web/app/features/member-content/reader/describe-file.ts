import type { MediaFile } from '@rostra/contract';

/** "PDF, 48 kB" */
export function fileFacts({ ext, size }: Pick<MediaFile, 'ext' | 'size'>): string {
  const kind = ext.slice(1).toUpperCase();
  return `${kind}, ${size < 1000 ? `${Math.max(1, Math.round(size))} kB` : `${(size / 1000).toFixed(1)} MB`}`;
}
