import { kilobytes } from './formats/make-formats.ts';
import type { MediaDeps } from './media-deps.ts';
import { displayName, hashedName, PRIVATE_PREFIX } from './names/file-names.ts';
import type { StoredColumns } from './put-image.ts';

const TYPES: Record<string, string> = {
  '.pdf': 'application/pdf',
  '.csv': 'text/csv; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.zip': 'application/zip',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.mp3': 'audio/mpeg',
};

export interface PrivateFileInput {
  bytes: Uint8Array;
  filename: string;
}

/** Stores a document. If `record` fails, it is removed again. */
export async function putPrivateFile<T>(
  { storage }: Pick<MediaDeps, 'storage'>,
  { bytes, filename }: PrivateFileInput,
  record: (columns: Omit<StoredColumns, 'url'>) => Promise<T>,
): Promise<T> {
  const name = displayName(filename);
  const ext = /\.[a-z0-9]{1,8}$/i.exec(name)?.[0].toLowerCase() ?? '.bin';
  const hash = PRIVATE_PREFIX + hashedName(name);
  try {
    await storage.put(hash + ext, bytes);
    return await record({
      width: null,
      height: null,
      formats: null,
      sources: null,
      hash,
      ext,
      mime: TYPES[ext] ?? 'application/octet-stream',
      size: kilobytes(bytes.length),
      provider: storage.provider,
    });
  } catch (error) {
    await Promise.allSettled([storage.remove(hash + ext)]);
    throw error;
  }
}
