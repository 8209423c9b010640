import type { Queries } from '../../../db/client.ts';
import { findConsultations } from '../consultations.repo.ts';

/** Whether there ever was a consultation on a document. */
export const hasConsultations = async (queries: Queries, documentId: string): Promise<boolean> =>
  (await findConsultations(queries, documentId)).length > 0;
