import type { Queries } from '../../../db/client.ts';
import { findPledges } from '../pledges.repo.ts';

/** Whether a document has pledges, which name its editions. */
export const hasPledges = async (queries: Queries, documentId: string): Promise<boolean> =>
  (await findPledges(queries, documentId)).length > 0;
