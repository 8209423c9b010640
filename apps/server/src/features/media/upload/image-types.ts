import { detectType } from './detect-type.ts';

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
