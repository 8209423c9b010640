import { cx } from '@rostra/ui';

export interface PictureSource {
  url: string;
  width: number;
  height: number;
  /** The alternative text; empty if the text beside it says the same. */
  alt: string;
  /** What stays visible when the picture is cropped, as an `object-position`. */
  position?: string;
  /** Other sizes of the same picture. */
  srcSet?: string;
  /** The same picture in newer formats, best first. */
  sources?: readonly { type: string; srcSet: string }[];
}

interface PictureProps {
  picture: PictureSource;
  /** The `sizes` attribute. */
  sizes: string;
  /** Above the fold: loaded eagerly. */
  isFirst?: boolean;
  className?: string;
}

/** Reserves its space while loading and loads the smallest sharp file. */
export function Picture({ picture, sizes, isFirst = false, className }: PictureProps) {
  const { url, width, height, alt, position, srcSet, sources = [] } = picture;
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
        style={{ objectPosition: position }}
        className={cx('block w-full bg-sunken', className)}
      />
    </picture>
  );
}
