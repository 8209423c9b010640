export interface ImageType {
  readonly ext: string;
  readonly mime: string;
  readonly sharpFormat: 'jpeg' | 'png' | 'webp' | 'gif' | 'heif';
}

const ascii = (bytes: Uint8Array, start: number, end: number) =>
  String.fromCharCode(...bytes.subarray(start, end));

const TYPES: readonly (ImageType & { isStart: (bytes: Uint8Array) => boolean })[] = [
  {
    ext: '.jpg',
    mime: 'image/jpeg',
    sharpFormat: 'jpeg',
    isStart: (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff,
  },
  {
    ext: '.png',
    mime: 'image/png',
    sharpFormat: 'png',
    isStart: (bytes) => bytes[0] === 0x89 && ascii(bytes, 1, 8) === 'PNG\r\n\x1a\n',
  },
  {
    ext: '.webp',
    mime: 'image/webp',
    sharpFormat: 'webp',
    isStart: (bytes) => ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP',
  },
  {
    ext: '.gif',
    mime: 'image/gif',
    sharpFormat: 'gif',
    isStart: (bytes) => /^GIF8[79]a$/.test(ascii(bytes, 0, 6)),
  },
  {
    ext: '.avif',
    mime: 'image/avif',
    sharpFormat: 'heif',
    isStart: (bytes) => ascii(bytes, 4, 12) === 'ftypavif',
  },
];

/** By the first bytes alone: neither the name nor the header of an upload is to be believed. */
export const findImageType = (bytes: Uint8Array): ImageType | undefined =>
  TYPES.find(({ isStart }) => isStart(bytes));
