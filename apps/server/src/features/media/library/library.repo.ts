import { type RawBuilder, sql, type Updateable } from 'kysely';
import type { Queries } from '../../../db/client.ts';
import type { Tables } from '../../../db/schema.ts';
import type { FileRow } from '../files.repo.ts';

export interface LibraryFilter {
  readonly search?: string | undefined;
  readonly isImage?: boolean | undefined;
  readonly isUnused?: boolean | undefined;
  readonly isWithoutAltText?: boolean | undefined;
  readonly before?: number | undefined;
  readonly limit: number;
}

export type LibraryRow = FileRow & { use_count: number; uploader: string | null };

/** Pictures of members are not part of the library. */
const inLibrary = (queries: Queries) =>
  queries
    .selectFrom('files')
    .selectAll('files')
    .select([
      sql<number>`(select count(*) from (select distinct collection, document_id from file_uses
        where file_id = files.id) as used)`.as('use_count'),
      sql<string | null>`(select username from users where users.id = files.uploaded_by)`.as(
        'uploader',
      ),
    ])
    .where(sql<boolean>`not exists (select 1 from users where users.avatar_id = files.id)`);

export function findLibraryFiles(queries: Queries, filter: LibraryFilter): Promise<LibraryRow[]> {
  let query = inLibrary(queries);
  if (filter.search) query = query.where(contains(filter.search));
  if (filter.isImage !== undefined) {
    query = query.where('files.width', filter.isImage ? 'is not' : 'is', null);
  }
  if (filter.isUnused) {
    query = query.where(
      sql<boolean>`not exists (select 1 from file_uses where file_id = files.id)`,
    );
  }
  if (filter.isWithoutAltText) {
    query = query
      .where('files.width', 'is not', null)
      .where(sql<boolean>`trim(coalesce(alternative_text, '')) = ''`);
  }
  if (filter.before !== undefined) query = query.where('files.id', '<', filter.before);
  return query.orderBy('files.id', 'desc').limit(filter.limit).execute();
}

export const findLibraryFile = (queries: Queries, id: number): Promise<LibraryRow | undefined> =>
  inLibrary(queries).where('files.id', '=', id).executeTakeFirst();

const MAX_ID = 2 ** 31 - 1;

/** Document ids contain letters. */
export const findLibraryFileByAnyId = (
  queries: Queries,
  id: string,
): Promise<LibraryRow | undefined> =>
  /^\d{1,10}$/.test(id) && Number(id) <= MAX_ID
    ? findLibraryFile(queries, Number(id))
    : inLibrary(queries).where('files.document_id', '=', id).executeTakeFirst();

function contains(search: string): RawBuilder<boolean> {
  const pattern = `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const matches = (column: string) =>
    sql`lower(coalesce(${sql.ref(column)}, '')) like ${pattern} escape '\\'`;
  const columns = ['files.name', 'files.alternative_text', 'files.caption'];
  return sql<boolean>`(${sql.join(columns.map(matches), sql` or `)})`;
}

export async function updateFile(
  tx: Queries,
  id: number,
  changes: Updateable<Tables['files']>,
): Promise<void> {
  await tx.updateTable('files').set(changes).where('id', '=', id).execute();
}

/** Returns whether it was done: not if the file was replaced in the meantime. */
export async function replaceStoredFile(
  tx: Queries,
  { id, hash }: Pick<FileRow, 'id' | 'hash'>,
  changes: Updateable<Tables['files']>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('files')
    .set(changes)
    .where('id', '=', id)
    .where('hash', '=', hash)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const findUses = (queries: Queries, fileId: number) =>
  queries
    .selectFrom('file_uses as used')
    .leftJoin('content_entries as entry', (join) =>
      join
        .onRef('entry.collection', '=', 'used.collection')
        .onRef('entry.document_id', '=', 'used.document_id')
        .onRef('entry.locale', '=', 'used.locale'),
    )
    .select([
      'used.collection as kind',
      'used.document_id as documentId',
      'used.locale as locale',
      'used.place as place',
      'entry.title as title',
      'entry.deleted_at as deletedAt',
      'entry.owner_id as ownerId',
      'entry.visible_from as visibleFrom',
    ])
    .where('used.file_id', '=', fileId)
    .orderBy('used.collection')
    .orderBy('used.document_id')
    .orderBy('used.place')
    .execute();
