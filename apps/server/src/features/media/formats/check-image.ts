import { messageReference } from '@rostra/messages';
import { AppError, invalidField } from '../../../errors.ts';
import { findImageType, type ImageType } from '../upload/image-types.ts';
import { loadSharp } from './load-sharp.ts';

/** A small file can decode to a huge image; larger ones are refused. */
export const MAX_PIXELS = 40_000_000;

/** The encoders of WebP and AVIF fail a little above this. */
const MAX_SIDE = 16_000;

export interface CheckedImage {
  readonly type: ImageType;
  readonly width: number;
  readonly height: number;
}

const invalid = (message: string) => invalidField(['files'], message);

const notAnImage = () => invalid(messageReference('media-server', 'notAPicture'));

/** The type and size of an image. Its signature and its decoder must agree. */
export async function checkImage(bytes: Uint8Array): Promise<CheckedImage> {
  const type = await findImageType(bytes);
  if (!type) throw notAnImage();
  const sharp = await loadSharp();
  const metadata = await sharp(bytes, { limitInputPixels: MAX_PIXELS })
    .metadata()
    .catch(() => undefined);
  if (!metadata?.width || !metadata.height || metadata.format !== type.sharpFormat) {
    throw notAnImage();
  }
  if (metadata.width * metadata.height * (metadata.pages ?? 1) > MAX_PIXELS) {
    throw new AppError('payload_too_large', messageReference('media-server', 'tooManyPixels'));
  }
  if (Math.max(metadata.width, metadata.height) > MAX_SIDE) {
    throw invalid(messageReference('media-server', 'tooWide', { pixels: MAX_SIDE }));
  }
  const isTurned = (metadata.orientation ?? 1) >= 5;
  return isTurned
    ? { type, width: metadata.height, height: metadata.width }
    : { type, width: metadata.width, height: metadata.height };
}

/**
 * Decodes and re-encodes the image, so that nothing hidden in the file survives. With `maxSide` it is
 * scaled down to fit in a square of that many pixels.
 */
export async function cleanImage(
  bytes: Uint8Array,
  { maxSide }: { maxSide?: number | undefined } = {},
): Promise<{ bytes: Uint8Array; width: number; height: number }> {
  const options = { limitInputPixels: MAX_PIXELS, animated: true, failOn: 'error' } as const;
  const sharp = await loadSharp();
  const upright = sharp(bytes, options).rotate();
  const fitting = maxSide
    ? upright.resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true })
    : upright;
  try {
    const { isPalette, format } = await fitting.metadata();
    // By default the encoder would write an image with a palette in full colour.
    const isDrawing = isPalette && format === 'png';
    const kept = isDrawing ? fitting.png({ palette: true, effort: 2 }) : fitting;
    const { data, info } = await kept.toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.pageHeight ?? info.height };
  } catch {
    throw notAnImage();
  }
}
