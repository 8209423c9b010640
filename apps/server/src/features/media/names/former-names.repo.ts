import type { Insertable } from 'kysely';
import type { Queries } from '../../../db/client.ts';
import type { Tables } from '../../../db/schema.ts';
import type { FileRow } from '../files.repo.ts';

type FormerName = Insertable<Tables['former_file_names']>;

export async function insertFormerNames(tx: Queries, rows: readonly FormerName[]): Promise<void> {
  if (rows.length > 0) await tx.insertInto('former_file_names').values(rows).execute();
}

export async function findFileRowsByFormerName(
  queries: Queries,
  names: readonly string[],
): Promise<(FileRow & { former_name: string; former_format: string | null })[]> {
  if (names.length === 0) return [];
  return queries
    .selectFrom('former_file_names as former')
    .innerJoin('files', 'files.id', 'former.file_id')
    .selectAll('files')
    .select(['former.name as former_name', 'former.format as former_format'])
    .where('former.name', 'in', [...names])
    .execute();
}

export async function findFormerNames(queries: Queries, fileId: number): Promise<string[]> {
  const rows = await queries
    .selectFrom('former_file_names')
    .select('name')
    .where('file_id', '=', fileId)
    .execute();
  return rows.map(({ name }) => name);
}
