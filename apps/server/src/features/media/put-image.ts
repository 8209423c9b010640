import type { StoredColumns } from './files.repo.ts';
import { type CheckedImage, checkImage, cleanImage } from './formats/check-image.ts';
import { kilobytes, makeFormats, type Save } from './formats/make-formats.ts';
import type { MediaDeps } from './media-deps.ts';
import { displayName, hashedName, urlOf } from './names/file-names.ts';
import { isSvg } from './upload/svg/clean-svg.ts';
import { putSvg } from './upload/svg/put-svg.ts';

export interface ImageInput {
  bytes: Uint8Array;
  filename: string;
  /** `later`: a background job makes the formats (`makeMissingFormats`). */
  formats?: 'now' | 'later';
  /** Our own starter images are stored as they are; all others are re-encoded. */
  isTrusted?: boolean;
  /** Staff may also store drawings, which are cleaned. */
  acceptsSvg?: boolean;
  /** Larger images are scaled down to fit in a square of that many pixels. */
  maxSide?: number;
}

/** Checks an image and stores it with its formats. If `record` fails, they are removed again. */
export async function putImage<T>(
  deps: MediaDeps,
  input: ImageInput,
  record: (columns: StoredColumns) => Promise<T>,
): Promise<T> {
  if (input.acceptsSvg && isSvg(input.bytes)) return putSvg(deps, input, record);
  const { queue = (work) => work() } = deps;
  const image = await checkImage(input.bytes);
  if (input.formats !== 'later') {
    return queue(async () => putCleaned(deps, input, await clean(input, image), record));
  }
  // Copies of many pictures: one is stored while the next is decoded, and the caller limits how many.
  const cleaned = await queue(() => clean(input, image));
  return putCleaned(deps, input, cleaned, record);
}

interface CleanedImage extends CheckedImage {
  readonly bytes: Uint8Array;
}

const clean = async (input: ImageInput, image: CheckedImage): Promise<CleanedImage> =>
  input.isTrusted
    ? { ...image, bytes: input.bytes }
    : { ...image, ...(await cleanImage(input.bytes, input)) };

async function putCleaned<T>(
  deps: MediaDeps,
  input: ImageInput,
  { bytes, ...image }: CleanedImage,
  record: (columns: StoredColumns) => Promise<T>,
): Promise<T> {
  const names: string[] = [];
  const save = (name: string, data: Uint8Array) => {
    names.push(name);
    return deps.storage.put(name, data);
  };
  try {
    const columns = await saveAll({ ...input, bytes }, image, save);
    return await record({ ...columns, provider: deps.storage.provider });
  } catch (error) {
    await Promise.allSettled(names.map((name) => deps.storage.remove(name)));
    throw error;
  }
}

async function saveAll(
  { bytes, filename, formats }: ImageInput,
  { type, width, height }: CheckedImage,
  save: (name: string, data: Uint8Array) => ReturnType<Save>,
): Promise<Omit<StoredColumns, 'provider'>> {
  const { ext, mime } = type;
  const hash = hashedName(filename);
  await save(hash + ext, bytes);
  const original = { bytes, name: displayName(filename), hash, ext, mime, width, height };
  const made = formats === 'later' ? undefined : await makeFormats(original, save);
  return {
    width,
    height,
    formats: made ? JSON.stringify(made.formats) : null,
    sources: made ? JSON.stringify(made.sources) : null,
    hash,
    ext,
    mime,
    size: kilobytes(bytes.length),
    url: urlOf(hash + ext),
  };
}
