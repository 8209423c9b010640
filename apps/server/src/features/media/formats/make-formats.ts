import type { MediaFormat, MediaSource } from '@rostra/contract';
import type { FormatEnum, Sharp } from 'sharp';
import { MAX_PIXELS } from './check-image.ts';
import { loadSharp } from './load-sharp.ts';

export interface Original {
  readonly bytes: Uint8Array;
  readonly name: string;
  readonly hash: string;
  readonly ext: string;
  readonly mime: string;
  readonly width: number;
  readonly height: number;
}

export interface MadeFormats {
  readonly formats: Partial<Record<'thumbnail' | 'small' | 'medium' | 'large', MediaFormat>>;
  readonly sources: MediaSource[];
}

/** The boxes that formats must fit in. */
const BOXES = [
  ['thumbnail', 245, 156],
  ['small', 500, 500],
  ['medium', 750, 750],
  ['large', 1000, 1000],
] as const;

/** Widths of the newer formats: for phones, the text column, and the text column at double density. */
const SOURCE_WIDTHS = [480, 800, 1400] as const;
const MAX_WIDTH = Math.max(...SOURCE_WIDTHS);

/** AVIF: drawings are 50 % larger with no effort, and hardly smaller with more, which takes seconds. */
const NEWER = [
  ['image/webp', '.webp', { quality: 78, effort: 2 }],
  ['image/avif', '.avif', { quality: 50, effort: 1, chromaSubsampling: '4:2:0' }],
] as const;

/**
 * Drawings with a palette keep one, because smaller formats in full colour would be larger files. If
 * 256 colours still make a larger file than the original, sixteen are used.
 */
const PALETTES = [
  { palette: true, colours: 256, effort: 2 },
  { palette: true, colours: 16, effort: 2, dither: 0 },
] as const;

export const kilobytes = (bytes: number) => Math.round(bytes / 10) / 100;

export type Save = (name: string, bytes: Buffer) => Promise<void>;

/** Makes the formats and passes each to `save`. None has more pixels or bytes than the original. */
export async function makeFormats(original: Original, save: Save): Promise<MadeFormats> {
  const { isPalette, input } = await decode(original);
  const isDrawing = isPalette && original.mime === 'image/png';
  const formats: MadeFormats['formats'] = {};
  for (const [format, width, height] of BOXES) {
    if (original.width <= width && original.height <= height) continue;
    const resized = () =>
      input().resize(width, height, { fit: 'inside', withoutEnlargement: true });
    const copy = await lightest(
      isDrawing
        ? PALETTES.map((palette) => () => resized().png(palette))
        : [() => resized().toFormat(typeOf(original))],
      original.bytes.length,
    );
    if (!copy) continue;
    const { data, info } = copy;
    const hash = `${format}_${original.hash}`;
    await save(hash + original.ext, data);
    formats[format] = {
      name: `${format}_${original.name}`,
      hash,
      ext: original.ext,
      mime: original.mime,
      width: info.width,
      height: info.height,
      size: kilobytes(data.length),
      url: `/uploads/${hash}${original.ext}`,
    };
  }
  return { formats, sources: await makeSources(original, input, save) };
}

/** The first encoding that is smaller than the original. */
async function lightest(encodings: (() => Sharp)[], limit: number) {
  for (const encode of encodings) {
    const copy = await encode().toBuffer({ resolveWithObject: true });
    if (copy.data.length < limit) return copy;
  }
  return undefined;
}

/** Decodes the image only once, no wider than the widest format. */
async function decode({ bytes }: Original) {
  const sharp = await loadSharp();
  const full = sharp(bytes, { limitInputPixels: MAX_PIXELS });
  const { isPalette } = await full.metadata();
  const { data, info } = await full
    .rotate()
    .resize(MAX_WIDTH, undefined, { withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { isPalette, input: () => sharp(data, { raw: { width, height, channels } }) };
}

const typeOf = ({ mime }: Original) => mime.replace('image/', '') as keyof FormatEnum;

async function makeSources(
  { bytes, hash, width: fullWidth }: Original,
  input: () => Sharp,
  save: Save,
): Promise<MediaSource[]> {
  const widths = SOURCE_WIDTHS.filter((width) => width < fullWidth);
  const wanted = widths.length === SOURCE_WIDTHS.length ? widths : [...widths, fullWidth];
  const sources: MediaSource[] = [];
  for (const width of wanted) {
    for (const [mime, ext, options] of NEWER) {
      const resized = input().resize(width, undefined, { withoutEnlargement: true });
      const encoded = mime === 'image/webp' ? resized.webp(options) : resized.avif(options);
      const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
      if (data.length >= bytes.length) continue;
      const name = `w${width}_${hash}${ext}`;
      await save(name, data);
      const size = kilobytes(data.length);
      sources.push({ mime, width: info.width, height: info.height, size, url: `/uploads/${name}` });
    }
  }
  return sources;
}
