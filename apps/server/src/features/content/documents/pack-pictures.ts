export interface PackedPicture {
  /** In the document. */
  readonly name: string;
  readonly mime: string;
  readonly bytes: Uint8Array;
}

/** The width of the text at 250 dots per inch. */
const MAX_SIDE = 1_400;
const MAX_PIXELS = 40_000_000;

export interface PackedPictures {
  readonly pictures: readonly PackedPicture[];
  /** The names of the packed pictures by their paths on the site. */
  readonly names: ReadonlyMap<string, string>;
}

/** Makes pictures that every reading program can show. One that cannot be read counts as missing. */
export async function packPictures(
  given: ReadonlyMap<string, Uint8Array>,
): Promise<PackedPictures> {
  const pictures: PackedPicture[] = [];
  const names = new Map<string, string>();
  for (const [path, bytes] of given) {
    const packed = await pack(bytes, pictures.length + 1).catch(() => undefined);
    if (!packed) continue;
    pictures.push(packed);
    names.set(path, packed.name);
  }
  return { pictures, names };
}

async function pack(bytes: Uint8Array, number: number): Promise<PackedPicture> {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  const image = sharp(bytes, { limitInputPixels: MAX_PIXELS })
    .rotate() // as the camera was held
    .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true });
  const { isOpaque } = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).stats();
  return isOpaque
    ? {
        name: `picture-${number}.jpg`,
        mime: 'image/jpeg',
        bytes: await image.jpeg({ quality: 82 }).toBuffer(),
      }
    : {
        name: `picture-${number}.png`,
        mime: 'image/png',
        bytes: await image.png({ compressionLevel: 9 }).toBuffer(),
      };
}
