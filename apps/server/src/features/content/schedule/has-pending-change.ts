import type { Queries } from '../../../db/client.ts';
import { findPending } from './pending.repo.ts';

/** Whether readers of a document will get another text without anybody doing anything. */
export const hasPendingChange = async (
  ...of: [queries: Queries, document: { collection: string; documentId: string; now: string }]
): Promise<boolean> => (await findPending(...of)).length > 0;
