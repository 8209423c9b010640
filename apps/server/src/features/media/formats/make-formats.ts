import type { MediaFormat, MediaSource } from '@rostra/contract';
import type { FormatEnum, Sharp } from 'sharp';
import { MAX_PIXELS } from './check-image.ts';
import { loadSharp } from './load-sharp.ts';
import { countPaletteColours } from './palette-colours.ts';

export interface Original {
  readonly bytes: Uint8Array;
  readonly name: string;
  readonly hash: string;
  readonly ext: string;
  readonly mime: string;
  readonly width: number;
  readonly height: number;
}

export type Formats = Partial<Record<'thumbnail' | 'small' | 'medium' | 'large', MediaFormat>>;

/** `formats` are part of the API; `sources` are smaller files for browsers, which take longer to create. */
export interface MadeFormats {
  readonly formats: Formats | null;
  readonly sources: MediaSource[] | null;
}

export type Parts = 'all' | 'formats' | 'sources';

/** The boxes that formats must fit in. */
const BOXES = [
  ['thumbnail', 245, 156],
  ['small', 500, 500],
  ['medium', 750, 750],
  ['large', 1000, 1000],
] as const;

/** Widths of the sources: for phones, the text column, and the text column at double density. */
const SOURCE_WIDTHS = [480, 800, 1400] as const;
const MAX_WIDTH = Math.max(...SOURCE_WIDTHS);

/** AVIF effort: without any, drawings are 50 % larger; more makes them hardly smaller and takes seconds. */
const NEWER = [
  ['image/webp', '.webp', { quality: 78, effort: 2 }],
  ['image/avif', '.avif', { quality: 50, effort: 1, chromaSubsampling: '4:2:0' }],
] as const;

/**
 * Drawings with a palette keep one, because smaller formats in full colour would be larger files. If
 * 256 colours still make a larger file than the original, sixteen are used. A drawing with few colours
 * starts with sixteen, which takes half the time.
 */
const MANY_COLOURS = { palette: true, colours: 256, effort: 2 } as const;
const FEW_COLOURS = { palette: true, colours: 16, effort: 2, dither: 0 } as const;
const MAX_FEW_COLOURS = 32;

export const kilobytes = (bytes: number) => Math.round(bytes / 10) / 100;

export type Save = (name: string, bytes: Buffer) => Promise<void>;

/** Makes the formats and passes each to `save`. None has more pixels than the original. */
export async function makeFormats(
  original: Original,
  save: Save,
  parts: Parts = 'all',
): Promise<MadeFormats> {
  const input = await decode(original);
  return {
    formats: parts === 'sources' ? null : await makeSizes(original, input, save),
    sources: parts === 'formats' ? null : await makeSources(original, input, save),
  };
}

async function makeSizes(original: Original, input: () => Sharp, save: Save): Promise<Formats> {
  const encodings = encodingsOf(original);
  const formats: Formats = {};
  for (const [format, width, height] of BOXES) {
    if (original.width <= width && original.height <= height) continue;
    const resized = () =>
      input().resize(width, height, { fit: 'inside', withoutEnlargement: true });
    const { data, info } = await encodeSmall(
      encodings.map((encode) => encode(resized())),
      original.bytes.length,
    );
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
  return formats;
}

function encodingsOf({ bytes, mime }: Original): ((image: Sharp) => Sharp)[] {
  const colours = mime === 'image/png' ? countPaletteColours(bytes) : undefined;
  if (colours === undefined) {
    const type = mime.replace('image/', '') as keyof FormatEnum;
    return [(image) => image.toFormat(type)];
  }
  const palettes =
    colours <= MAX_FEW_COLOURS ? [FEW_COLOURS, MANY_COLOURS] : [MANY_COLOURS, FEW_COLOURS];
  return palettes.map((palette) => (image) => image.png(palette));
}

/** The first encoding that is smaller than the original, or else the smallest. */
async function encodeSmall(images: Sharp[], limit: number) {
  const encode = (image: Sharp) => image.toBuffer({ resolveWithObject: true });
  const [first, ...others] = images as [Sharp, ...Sharp[]];
  let smallest = await encode(first);
  for (const image of others) {
    if (smallest.data.length < limit) break;
    const copy = await encode(image);
    if (copy.data.length < smallest.data.length) smallest = copy;
  }
  return smallest;
}

/** Decodes the image only once, no wider than the widest format. */
async function decode({ bytes }: Original) {
  const sharp = await loadSharp();
  const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS })
    .rotate()
    .resize(MAX_WIDTH, undefined, { withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return () => sharp(data, { raw: { width, height, channels } });
}

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
