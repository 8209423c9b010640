import type { FileRow } from './files.repo.ts';
import { type CheckedImage, checkImage, cleanImage } from './formats/check-image.ts';
import { kilobytes, makeFormats, type Save } from './formats/make-formats.ts';
import type { MediaDeps } from './media-deps.ts';
import { displayName, hashedName, urlOf } from './names/file-names.ts';

export interface ImageInput {
  bytes: Uint8Array;
  filename: string;
  /** `later`: a background job makes the formats (`makeMissingFormats`). */
  formats?: 'now' | 'later';
  /** Our own starter images are stored as they are; all others are re-encoded. */
  isTrusted?: boolean;
  /** Larger images are scaled down to fit in a square of that many pixels. */
  maxSide?: number;
}

/** What a row says about the content of a file. */
export type StoredColumns = Pick<
  FileRow,
  'width' | 'height' | 'formats' | 'sources' | 'hash' | 'ext' | 'mime' | 'size' | 'url' | 'provider'
>;

/** Checks an image and stores it with its formats. If `record` fails, they are removed again. */
export async function putImage<T>(
  deps: MediaDeps,
  input: ImageInput,
  record: (columns: StoredColumns) => Promise<T>,
): Promise<T> {
  const image = await checkImage(input.bytes);
  const put = () => putChecked(deps, input, image, record);
  return deps.queue ? deps.queue(put) : put();
}

async function putChecked<T>(
  deps: MediaDeps,
  input: ImageInput,
  { type, ...size }: CheckedImage,
  record: (columns: StoredColumns) => Promise<T>,
): Promise<T> {
  const { bytes, width, height } = input.isTrusted
    ? { ...size, bytes: input.bytes }
    : await cleanImage(input.bytes, input);
  const names: string[] = [];
  const save = (name: string, data: Uint8Array) => {
    names.push(name);
    return deps.storage.put(name, data);
  };
  try {
    const columns = await saveAll({ ...input, bytes }, { type, width, height }, save);
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
