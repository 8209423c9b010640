import type { Queries } from '../../../../db/client.ts';

/** Whether there ever was a consultation on a document. */
export const hasConsultations = async (queries: Queries, documentId: string): Promise<boolean> =>
  (await queries
    .selectFrom('consultations')
    .select('id')
    .where('document_id', '=', documentId)
    .limit(1)
    .executeTakeFirst()) !== undefined;
