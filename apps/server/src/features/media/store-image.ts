import type { MediaFile } from '@rostra/contract';
import { newDocumentId } from '../../db/document-id.ts';
import { toMediaFile } from './describe-file.ts';
import { displayName, hashedName } from './file-names.ts';
import { insertFile } from './files.repo.ts';
import { type CheckedImage, checkImage, cleanImage } from './formats/check-image.ts';
import { kilobytes, makeFormats } from './formats/make-formats.ts';
import type { MediaDeps } from './media-deps.ts';

export interface StoreImageInput {
  bytes: Uint8Array;
  filename: string;
  alternativeText?: string | null;
  caption?: string | null;
  /** `later`: a background job makes the formats (`makeMissingFormats`). */
  formats?: 'now' | 'later';
  /** Our own starter images are stored as they are; all others are re-encoded. */
  isTrusted?: boolean;
  /** Larger images are scaled down to fit in a square of that many pixels. */
  maxSide?: number;
}

/** Checks an image and stores it with its formats: all of it or nothing. */
export async function storeImage(deps: MediaDeps, input: StoreImageInput): Promise<MediaFile> {
  const image = await checkImage(input.bytes);
  return deps.queue
    ? deps.queue(() => storeChecked(deps, input, image))
    : storeChecked(deps, input, image);
}

async function storeChecked(
  deps: MediaDeps,
  input: StoreImageInput,
  { type, ...size }: CheckedImage,
): Promise<MediaFile> {
  const { bytes, width, height } = input.isTrusted
    ? { ...size, bytes: input.bytes }
    : await cleanImage(input.bytes, input);
  const put: string[] = [];
  const save = (name: string, data: Uint8Array) => {
    put.push(name);
    return deps.storage.put(name, data);
  };
  try {
    return await keep(deps, { ...input, bytes }, { type, width, height }, save);
  } catch (error) {
    await Promise.allSettled(put.map((name) => deps.storage.remove(name)));
    throw error;
  }
}

async function keep(
  deps: MediaDeps,
  input: StoreImageInput,
  { type, width, height }: CheckedImage,
  save: (name: string, data: Uint8Array) => Promise<void>,
): Promise<MediaFile> {
  const { bytes } = input;
  const hash = hashedName(input.filename);
  const name = displayName(input.filename);
  await save(hash + type.ext, bytes);
  const made =
    input.formats === 'later'
      ? undefined
      : await makeFormats(
          { bytes, name, hash, ext: type.ext, mime: type.mime, width, height },
          save,
        );
  const now = deps.clock().toISOString();
  const row = await insertFile(deps.queries, {
    document_id: newDocumentId(),
    name,
    alternative_text: input.alternativeText ?? null,
    caption: input.caption ?? null,
    width,
    height,
    formats: made ? JSON.stringify(made.formats) : null,
    sources: made ? JSON.stringify(made.sources) : null,
    hash,
    ext: type.ext,
    mime: type.mime,
    size: kilobytes(bytes.length),
    url: `/uploads/${hash}${type.ext}`,
    preview_url: null,
    provider: deps.storage.provider,
    is_private: 0,
    created_at: now,
    updated_at: now,
    published_at: now,
  });
  return toMediaFile(row);
}
