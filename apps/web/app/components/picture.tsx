import { cx } from '@rostra/ui';

export interface PictureSource {
  url: string;
  width: number;
  height: number;
  /** What the picture shows; empty when the words beside it say the same. */
  alt: string;
  /** Other sizes of the same picture. */
  formats?: readonly { url: string; width: number }[];
}

interface PictureProps {
  picture: PictureSource;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string;
  /** On the first screen: fetched at once. */
  isFirst?: boolean;
  className?: string;
}

/** Keeps its room while it loads, and takes the smallest file that is sharp. */
export function Picture({ picture, sizes, isFirst = false, className }: PictureProps) {
  const { url, width, height, alt, formats = [] } = picture;
  const srcSet = [...formats, { url, width }].map((format) => `${format.url} ${format.width}w`);
  return (
    <img
      src={url}
      srcSet={srcSet.length > 1 ? srcSet.join(', ') : undefined}
      sizes={srcSet.length > 1 ? sizes : undefined}
      width={width}
      height={height}
      alt={alt}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
      className={cx('block w-full bg-sunken', className)}
    />
  );
}
