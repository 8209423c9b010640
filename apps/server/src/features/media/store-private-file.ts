import type { MediaFile } from '@rostra/contract';
import { newDocumentId } from '../../db/document-id.ts';
import { toMediaFile } from './describe-file.ts';
import { displayName, hashedName, PRIVATE_PREFIX } from './file-names.ts';
import { insertFile } from './files.repo.ts';
import { kilobytes } from './formats/make-formats.ts';
import type { MediaDeps } from './media-deps.ts';

const TYPES: Record<string, string> = {
  '.pdf': 'application/pdf',
  '.csv': 'text/csv; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.zip': 'application/zip',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.mp3': 'audio/mpeg',
};

export interface StorePrivateFileInput {
  bytes: Uint8Array;
  filename: string;
  /** The name shown to readers; by default the file's own name. */
  title?: string | undefined;
  caption?: string | null | undefined;
}

/** Stores a file that is served only after an access check; see the member-content feature. */
export async function storePrivateFile(
  deps: MediaDeps,
  input: StorePrivateFileInput,
): Promise<MediaFile> {
  const filename = displayName(input.filename);
  const ext = /\.[a-z0-9]{1,8}$/i.exec(filename)?.[0].toLowerCase() ?? '.bin';
  const hash = PRIVATE_PREFIX + hashedName(filename);
  try {
    await deps.storage.put(hash + ext, input.bytes);
    return await remember(deps, input, { name: input.title ?? filename, hash, ext });
  } catch (error) {
    await Promise.allSettled([deps.storage.remove(hash + ext)]);
    throw error;
  }
}

async function remember(
  deps: MediaDeps,
  input: StorePrivateFileInput,
  { name, hash, ext }: { name: string; hash: string; ext: string },
): Promise<MediaFile> {
  const now = deps.clock().toISOString();
  const documentId = newDocumentId();
  const row = await insertFile(deps.queries, {
    document_id: documentId,
    name,
    alternative_text: null,
    caption: input.caption ?? null,
    width: null,
    height: null,
    formats: null,
    sources: null,
    hash,
    ext,
    mime: TYPES[ext] ?? 'application/octet-stream',
    size: kilobytes(input.bytes.length),
    url: `/api/attachments/${documentId}`,
    preview_url: null,
    provider: deps.storage.provider,
    is_private: 1,
    created_at: now,
    updated_at: now,
    published_at: now,
  });
  return toMediaFile(row);
}
