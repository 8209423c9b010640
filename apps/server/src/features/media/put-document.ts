import type { StoredColumns } from './files.repo.ts';
import { kilobytes } from './formats/make-formats.ts';
import type { MediaDeps } from './media-deps.ts';
import { displayName, hashedName, PRIVATE_PREFIX, urlOf } from './names/file-names.ts';
import { documentTypes } from './upload/document-types.ts';

export interface DocumentInput {
  bytes: Uint8Array;
  filename: string;
}

type DocumentColumns = Omit<StoredColumns, 'url'>;

/** Stores a document that is served only after an access check. If `record` fails, it is removed again. */
export const putPrivateFile = <T>(
  deps: Pick<MediaDeps, 'storage'>,
  input: DocumentInput,
  record: (columns: DocumentColumns) => Promise<T>,
): Promise<T> => putDocument(deps, { ...input, prefix: PRIVATE_PREFIX }, record);

/** Stores a document that everybody may download. If `record` fails, it is removed again. */
export const putPublicFile = <T>(
  deps: Pick<MediaDeps, 'storage'>,
  input: DocumentInput,
  record: (columns: StoredColumns) => Promise<T>,
): Promise<T> =>
  putDocument(deps, { ...input, prefix: '' }, (columns) =>
    record({ ...columns, url: urlOf(columns.hash + columns.ext) }),
  );

async function putDocument<T>(
  { storage }: Pick<MediaDeps, 'storage'>,
  { bytes, filename, prefix }: DocumentInput & { prefix: string },
  record: (columns: DocumentColumns) => Promise<T>,
): Promise<T> {
  const name = displayName(filename);
  const ext = /\.[a-z0-9]{1,8}$/i.exec(name)?.[0].toLowerCase() ?? '.bin';
  const hash = prefix + hashedName(name);
  try {
    await storage.put(hash + ext, bytes);
    return await record({
      width: null,
      height: null,
      formats: null,
      sources: null,
      hash,
      ext,
      mime: documentTypes[ext.slice(1)] ?? 'application/octet-stream',
      size: kilobytes(bytes.length),
      provider: storage.provider,
    });
  } catch (error) {
    await Promise.allSettled([storage.remove(hash + ext)]);
    throw error;
  }
}
