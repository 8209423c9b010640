import type { Queries } from '../../../db/client.ts';

/** How often each of these files was downloaded. */
export async function countDownloads(
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
