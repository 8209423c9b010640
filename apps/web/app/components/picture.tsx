import { cx } from '@rostra/ui';

export interface PictureSource {
  url: string;
  width: number;
  height: number;
  /** What the picture shows; empty when the words beside it say the same. */
  alt: string;
  /** Other sizes of the same picture. */
  formats?: readonly { url: string; width: number }[];
  /** The same picture in newer formats. */
  sources?: readonly { url: string; width: number; mime: string }[];
}

interface SizedFile {
  url: string;
  width: number;
}

const srcSetOf = (files: readonly SizedFile[]) =>
  files.map(({ url, width }) => `${url} ${width}w`).join(', ');

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
  const { url, width, height, alt, formats = [], sources = [] } = picture;
  const mimes = [...new Set(sources.map(({ mime }) => mime))];
  return (
    <picture>
      {mimes.map((mime) => (
        <source
          key={mime}
          type={mime}
          sizes={sizes}
          srcSet={srcSetOf(sources.filter((source) => source.mime === mime))}
        />
      ))}
      <img
        src={url}
        srcSet={formats.length > 0 ? srcSetOf([...formats, { url, width }]) : undefined}
        sizes={formats.length > 0 ? sizes : undefined}
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
