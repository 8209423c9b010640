import { cx } from '@rostra/ui';

export interface PictureSource {
  url: string;
  width: number;
  height: number;
  /** What the picture shows; empty when the words beside it say the same. */
  alt: string;
  /** Other sizes of the same picture. */
  srcSet?: string;
  /** The same in newer formats, best first. */
  sources?: readonly { type: string; srcSet: string }[];
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
  const { url, width, height, alt, srcSet, sources = [] } = picture;
  return (
    <picture className="block">
      {sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
      ))}
      <img
        src={url}
        srcSet={srcSet}
        sizes={srcSet ? sizes : undefined}
        width={width}
        height={height}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
        className={cx('block w-full bg-sunken', className)}
      />
    </picture>
  );
}
