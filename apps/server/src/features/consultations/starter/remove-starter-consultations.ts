import type { Queries } from '../../../db/client.ts';
import { listStarterItems } from '../../content/index.ts';
import { deleteConsultationWithoutMembers } from '../consultations.repo.ts';

/** Removes the consultations of the starter content to which no member has contributed: all, or those about one policy. */
export async function removeStarterConsultations(tx: Queries, policyId?: string): Promise<void> {
  for (const { document_id } of await listStarterItems(tx, 'consultations')) {
    await deleteConsultationWithoutMembers(tx, document_id, policyId);
  }
}
