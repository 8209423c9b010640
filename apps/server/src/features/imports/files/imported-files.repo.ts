import type { Queries } from '../../../db/client.ts';

/** The file that was stored for this address before. */
export const findImportedFile = (
  queries: Queries,
  source: string,
  address: string,
): Promise<{ id: number; url: string } | undefined> =>
  queries
    .selectFrom('imported_files')
    .innerJoin('files', 'files.id', 'imported_files.file_id')
    .select(['files.id', 'files.url'])
    .where('imported_files.source', '=', source)
    .where('imported_files.address', '=', address)
    .executeTakeFirst();

export async function putImportedFile(
  queries: Queries,
  row: { source: string; address: string; file_id: number },
): Promise<void> {
  await queries
    .insertInto('imported_files')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['source', 'address']).doUpdateSet({ file_id: row.file_id }),
    )
    .execute();
}

/** The files of an import that nothing uses any more. */
export const findUnusedImportedFiles = (
  queries: Queries,
  source: string,
): Promise<{ id: number }[]> =>
  queries
    .selectFrom('imported_files')
    .select('imported_files.file_id as id')
    .distinct()
    .where('imported_files.source', '=', source)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('file_uses')
            .select('file_uses.file_id')
            .whereRef('file_uses.file_id', '=', 'imported_files.file_id'),
        ),
      ),
    )
    .execute();

export async function deleteImportedFiles(queries: Queries, source: string): Promise<void> {
  await queries.deleteFrom('imported_files').where('source', '=', source).execute();
}
