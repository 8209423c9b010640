import type { Selectable } from 'kysely';
import type { Queries } from '../../../db/client.ts';
import type { ImportsTables } from '../../../db/tables/imports.ts';

export type ImportedEntryRow = Selectable<ImportsTables['imported_entries']>;

/** What an import writes; drafts are noted apart. */
type NewEntryRow = Omit<ImportedEntryRow, 'draft_hash' | 'draft_updated_at'>;

export const findImportedEntry = (
  queries: Queries,
  { source, collection, sourceId }: { source: string; collection: string; sourceId: string },
): Promise<ImportedEntryRow | undefined> =>
  queries
    .selectFrom('imported_entries')
    .selectAll()
    .where('source', '=', source)
    .where('collection', '=', collection)
    .where('source_id', '=', sourceId)
    .executeTakeFirst();

/** Fails if another import has just written the same document: one of the two must not exist. */
export async function insertImportedEntry(tx: Queries, row: NewEntryRow): Promise<void> {
  await tx.insertInto('imported_entries').values(row).execute();
}

/** For an entry that existed before. Another import may have linked it as well. */
export async function linkImportedEntry(queries: Queries, row: NewEntryRow): Promise<void> {
  await queries
    .insertInto('imported_entries')
    .values(row)
    .onConflict((conflict) => conflict.columns(['source', 'collection', 'source_id']).doNothing())
    .execute();
}

export async function updateImportedEntry(tx: Queries, row: NewEntryRow): Promise<void> {
  const { source, collection, source_id, hash, version, updated_at } = row;
  await tx
    .updateTable('imported_entries')
    .set({ hash, version, updated_at })
    .where('source', '=', source)
    .where('collection', '=', collection)
    .where('source_id', '=', source_id)
    .execute();
}

/** Replaces the note about a document, if there is one. What was written is its draft as well, unless another is named. */
export async function putImportedEntry(
  tx: Queries,
  row: NewEntryRow & Partial<ImportedEntryRow>,
): Promise<void> {
  const all = { draft_hash: null, draft_updated_at: null, ...row };
  const { source: _, collection: __, source_id: ___, ...changes } = all;
  await tx
    .insertInto('imported_entries')
    .values(all)
    .onConflict((conflict) =>
      conflict.columns(['source', 'collection', 'source_id']).doUpdateSet(changes),
    )
    .execute();
}

/** The same draft was changed back, or only its time. */
export async function noteDraftTime(
  queries: Queries,
  { source, collection, source_id }: ImportedEntryRow,
  draft_updated_at: string,
): Promise<void> {
  await queries
    .updateTable('imported_entries')
    .set({ draft_updated_at })
    .where('source', '=', source)
    .where('collection', '=', collection)
    .where('source_id', '=', source_id)
    .execute();
}

/** What was noted about an entry that a source has written. */
export const findNoteOf = (
  queries: Queries,
  { source, collection, documentId }: { source: string; collection: string; documentId: string },
): Promise<Pick<ImportedEntryRow, 'hash' | 'source_id'> | undefined> =>
  queries
    .selectFrom('imported_entries')
    .select(['hash', 'source_id'])
    .where('document_id', '=', documentId)
    .where('collection', '=', collection)
    .where('source', '=', source)
    .executeTakeFirst();

export const listImportedEntries = (
  queries: Queries,
  source: string,
): Promise<ImportedEntryRow[]> =>
  queries.selectFrom('imported_entries').selectAll().where('source', '=', source).execute();

export async function deleteImportedEntry(
  tx: Queries,
  { source, collection, source_id }: ImportedEntryRow,
): Promise<void> {
  await tx
    .deleteFrom('imported_entries')
    .where('source', '=', source)
    .where('collection', '=', collection)
    .where('source_id', '=', source_id)
    .execute();
}
