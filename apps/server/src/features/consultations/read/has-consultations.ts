import type { Queries } from '../../../db/client.ts';
import { findConsultationAbout } from '../consultations.repo.ts';

/** Whether there ever was a consultation, on the document if one is given. */
export const hasConsultations = async (queries: Queries, documentId?: string): Promise<boolean> =>
  (await findConsultationAbout(queries, documentId)) !== undefined;
