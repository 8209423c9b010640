import type { Selectable } from 'kysely';
import type { Queries } from '../../../db/client.ts';
import type { ContentTables } from '../../../db/tables/content.ts';

export type ImportedEntryRow = Selectable<ContentTables['imported_entries']>;

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

export async function putImportedEntry(tx: Queries, row: ImportedEntryRow): Promise<void> {
  const { document_id, hash, version, updated_at } = row;
  await tx
    .insertInto('imported_entries')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['source', 'collection', 'source_id'])
        .doUpdateSet({ document_id, hash, version, updated_at }),
    )
    .execute();
}

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
