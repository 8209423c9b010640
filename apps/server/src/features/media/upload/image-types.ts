import { detectType } from './detect-type.ts';
import { isSvg } from './svg/clean-svg.ts';

export interface ImageType {
  readonly ext: string;
  readonly mime: string;
  readonly sharpFormat: 'jpeg' | 'png' | 'webp' | 'gif' | 'heif';
}

const TYPES: readonly ImageType[] = [
  { ext: '.jpg', mime: 'image/jpeg', sharpFormat: 'jpeg' },
  { ext: '.png', mime: 'image/png', sharpFormat: 'png' },
  { ext: '.webp', mime: 'image/webp', sharpFormat: 'webp' },
  { ext: '.gif', mime: 'image/gif', sharpFormat: 'gif' },
  { ext: '.avif', mime: 'image/avif', sharpFormat: 'heif' },
];

/** By the file's signature: the name and headers of an upload cannot be trusted. */
export async function findImageType(bytes: Uint8Array): Promise<ImageType | undefined> {
  const ext = await detectType(bytes);
  return TYPES.find((type) => type.ext === `.${ext}`);
}

/** Whether staff can store it as a picture. */
export const isPicture = async (bytes: Uint8Array): Promise<boolean> =>
  isSvg(bytes) || (await findImageType(bytes)) !== undefined;
