import type { Queries } from '../../../db/client.ts';
import { findPledgeAbout } from '../pledges.repo.ts';

/** Whether there are pledges, of the document if one is given. They name its editions. */
export const hasPledges = async (queries: Queries, documentId?: string): Promise<boolean> =>
  (await findPledgeAbout(queries, documentId)) !== undefined;
