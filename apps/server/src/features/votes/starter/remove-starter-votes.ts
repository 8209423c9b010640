import type { Queries } from '../../../db/client.ts';
import { listStarterItems } from '../../content/index.ts';
import { deleteUnusedVote } from './starter-votes.repo.ts';

/** Removes the votes of the starter content in which no member of this site could vote: all, or those about one policy. */
export async function removeStarterVotes(tx: Queries, policyId?: string): Promise<void> {
  for (const { document_id } of await listStarterItems(tx, 'votes')) {
    await deleteUnusedVote(tx, document_id, policyId);
  }
}
