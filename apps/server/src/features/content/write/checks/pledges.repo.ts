import type { Queries } from '../../../../db/client.ts';

/** Whether a document has pledges, which name its editions. */
export const hasPledges = async (queries: Queries, documentId: string): Promise<boolean> =>
  (await queries
    .selectFrom('pledges')
    .select('id')
    .where('document_id', '=', documentId)
    .limit(1)
    .executeTakeFirst()) !== undefined;
