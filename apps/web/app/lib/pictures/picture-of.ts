import type { MediaFile } from '@rostra/contract';
import type { PictureSource } from './picture.tsx';

const NEWER_FORMATS = ['image/avif', 'image/webp'] as const;

const srcSetOf = (files: readonly { url: string; width: number }[]) =>
  files.map(({ url, width }) => `${url} ${width}w`).join(', ');

/** Undefined without dimensions, because the layout would shift. */
export function pictureOf(file: MediaFile | null | undefined): PictureSource | undefined {
  if (!file?.width || !file.height) return undefined;
  const { url, width, height, focalPoint } = file;
  const sources = NEWER_FORMATS.flatMap((type) => {
    const same = (file.sources ?? []).filter(({ mime }) => mime === type);
    return same.length > 0 ? [{ type, srcSet: srcSetOf(same) }] : [];
  });
  return {
    url,
    width,
    height,
    alt: file.alternativeText ?? '',
    ...(focalPoint ? { position: `${focalPoint.x * 100}% ${focalPoint.y * 100}%` } : {}),
    // Browsers without AVIF and WebP (before 2020) get the original.
    ...(sources.length > 0 ? { sources } : srcSetOfSame(file, url, width)),
  };
}

/** A resized drawing can be larger than the original, so only smaller files are offered. */
function srcSetOfSame({ formats, size }: MediaFile, url: string, width: number) {
  const smaller = Object.values(formats ?? {}).filter((format) => format.size < size);
  return smaller.length > 0 ? { srcSet: srcSetOf([...smaller, { url, width }]) } : {};
}
