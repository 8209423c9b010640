import type { Insertable, Selectable } from 'kysely';
import type { DbKind, Queries } from '../../db/client.ts';
import type { Tables } from '../../db/schema.ts';

export type FileRow = Selectable<Tables['files']>;

/** What a row says about the content of a file. */
export type StoredColumns = Pick<
  FileRow,
  'width' | 'height' | 'formats' | 'sources' | 'hash' | 'ext' | 'mime' | 'size' | 'url' | 'provider'
>;

export const insertFile = (queries: Queries, row: Insertable<Tables['files']>): Promise<FileRow> =>
  queries.insertInto('files').values(row).returningAll().executeTakeFirstOrThrow();

export const findFile = (queries: Queries, id: number): Promise<FileRow | undefined> =>
  queries.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirst();

/** Nothing can begin to use the file until the transaction ends. On SQLite, every transaction is the only one. */
export async function lockFile(tx: Queries, kind: DbKind, id: number): Promise<void> {
  if (kind === 'sqlite') return;
  await tx.selectFrom('files').select('id').where('id', '=', id).forUpdate().execute();
}

export const findFileByDocument = (
  queries: Queries,
  documentId: string,
): Promise<FileRow | undefined> =>
  queries.selectFrom('files').selectAll().where('document_id', '=', documentId).executeTakeFirst();

export const findAllFiles = (queries: Queries): Promise<FileRow[]> =>
  queries.selectFrom('files').selectAll().orderBy('id').execute();

export const findFileRows = (queries: Queries, ids: readonly number[]): Promise<FileRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : queries.selectFrom('files').selectAll().where('id', 'in', ids).execute();

export const findFileRowsByUrl = (queries: Queries, urls: readonly string[]): Promise<FileRow[]> =>
  urls.length === 0
    ? Promise.resolve([])
    : queries.selectFrom('files').selectAll().where('url', 'in', urls).execute();

/** Images whose formats are still missing, newest first, because those are viewed first. */
export const findFilesWithMissing = (
  queries: Queries,
  column: 'formats' | 'sources',
): Promise<FileRow[]> =>
  queries
    .selectFrom('files')
    .selectAll()
    .where(column, 'is', null)
    .where('width', 'is not', null)
    .where('is_private', '=', 0)
    .orderBy('id', 'desc')
    .execute();

/** Does nothing if the file was replaced in the meantime. */
export async function setFormats(
  queries: Queries,
  { id, hash }: Pick<FileRow, 'id' | 'hash'>,
  formats: { formats?: string; sources?: string },
): Promise<void> {
  await queries
    .updateTable('files')
    .set(formats)
    .where('id', '=', id)
    .where('hash', '=', hash)
    .execute();
}

export async function deleteFile(queries: Queries, id: number): Promise<void> {
  await queries.deleteFrom('files').where('id', '=', id).execute();
}

export async function setUploader(
  queries: Queries,
  ids: readonly number[],
  userId: number,
): Promise<void> {
  if (ids.length === 0) return;
  await queries
    .updateTable('files')
    .set({ uploaded_by: userId })
    .where('id', 'in', [...ids])
    .execute();
}

export async function setProvider(queries: Queries, provider: string): Promise<void> {
  await queries.updateTable('files').set({ provider }).execute();
}
