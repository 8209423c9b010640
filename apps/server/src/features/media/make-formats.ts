import type { MediaFormat, MediaSource } from '@rostra/contract';
import sharp, { type FormatEnum, type Sharp } from 'sharp';
import { MAX_PIXELS } from './check-image.ts';

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

/** Boxes that formats fit in. */
const BOXES = [
  ['thumbnail', 245, 156],
  ['small', 500, 500],
  ['medium', 750, 750],
  ['large', 1000, 1000],
] as const;

/** Widths of the newer formats: for phones, for the text column, and for that at twice the dots. */
const SOURCE_WIDTHS = [480, 800, 1400] as const;
const MAX_WIDTH = Math.max(...SOURCE_WIDTHS);

/** More effort takes AVIF from a tenth of a second to seconds a picture, for a tenth of its size. */
const NEWER = [
  ['image/webp', '.webp', { quality: 78, effort: 2 }],
  ['image/avif', '.avif', { quality: 52, effort: 0 }],
] as const;

/** A drawing with few colours stays one: in full colour its smaller copies would weigh more. */
const FEW_COLOURS = { palette: true, colours: 48, effort: 2 } as const;

/** One thread, so that pictures made in the background leave the others to readers. */
sharp.concurrency(1);

export const kilobytes = (bytes: number) => Math.round(bytes / 10) / 100;

type Save = (name: string, bytes: Buffer) => Promise<void>;

/** Makes each smaller copy and hands it to `save`. No copy has more pixels than the original. */
export async function makeFormats(original: Original, save: Save): Promise<MadeFormats> {
  const { isPalette, input } = await decode(original);
  const formats: MadeFormats['formats'] = {};
  for (const [format, width, height] of BOXES) {
    if (original.width <= width && original.height <= height) continue;
    const resized = input().resize(width, height, { fit: 'inside', withoutEnlargement: true });
    const isDrawing = isPalette && original.mime === 'image/png';
    const encoded = isDrawing ? resized.png(FEW_COLOURS) : resized.toFormat(typeOf(original));
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
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

/** Large pictures take long to unfold: once, no wider than the widest copy, and all are made of it. */
async function decode({ bytes }: Original) {
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
