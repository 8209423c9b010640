import type { Insertable } from 'kysely';
import type { Queries } from '../../../db/client.ts';
import type { MemberContentTables } from '../../../db/tables/member-content.ts';

/** Recorded once per link, because players request a file in many parts. */
export async function insertDownload(
  queries: Queries,
  download: Insertable<MemberContentTables['downloads']>,
): Promise<void> {
  await queries
    .insertInto('downloads')
    .values(download)
    .onConflict((conflict) => conflict.column('link_id').doNothing())
    .execute();
}

export const findDownloadsOf = (queries: Queries, userId: number) =>
  queries
    .selectFrom('downloads')
    .select(['file_name', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();

export async function deleteDownloadsBefore(queries: Queries, time: string): Promise<void> {
  await queries.deleteFrom('downloads').where('created_at', '<', time).execute();
}

export async function countByFile(
  queries: Queries,
  fileDocumentIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (fileDocumentIds.length === 0) return new Map();
  const rows = await queries
    .selectFrom('downloads')
    .select(({ fn }) => ['file_document_id as id', fn.countAll().as('total')])
    .where('file_document_id', 'in', [...fileDocumentIds])
    .groupBy('file_document_id')
    .execute();
  return new Map(rows.map(({ id, total }) => [id, Number(total)]));
}
