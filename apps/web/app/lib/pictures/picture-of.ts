import type { MediaFile } from '@rostra/contract';
import type { PictureSource } from './picture.tsx';

const NEWER_FORMATS = ['image/avif', 'image/webp'] as const;

const srcSetOf = (files: readonly { url: string; width: number }[]) =>
  files.map(({ url, width }) => `${url} ${width}w`).join(', ');

/** A stored picture as a page shows it. Without known size it cannot keep its room, so not at all. */
export function pictureOf(file: MediaFile | null | undefined): PictureSource | undefined {
  if (!file?.width || !file.height) return undefined;
  const { url, width, height } = file;
  const sources = NEWER_FORMATS.flatMap((type) => {
    const same = (file.sources ?? []).filter(({ mime }) => mime === type);
    return same.length > 0 ? [{ type, srcSet: srcSetOf(same) }] : [];
  });
  return {
    url,
    width,
    height,
    alt: file.alternativeText ?? '',
    // Whoever reads neither has a browser from before 2020, and gets the picture itself.
    ...(sources.length > 0 ? { sources } : srcSetOfSame(file, url, width)),
  };
}

/** A scaled-down drawing can weigh more than the original: only what saves something is offered. */
function srcSetOfSame({ formats, size }: MediaFile, url: string, width: number) {
  const lighter = Object.values(formats ?? {}).filter((format) => format.size < size);
  return lighter.length > 0 ? { srcSet: srcSetOf([...lighter, { url, width }]) } : {};
}
