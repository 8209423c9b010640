import type { Queries } from '../../../db/client.ts';
import { listStarterItems } from '../../content/index.ts';
import { deleteStarterPledge, findPledges, findUpdates, findWordings } from '../pledges.repo.ts';

/** Removes the pledges of the starter content to which nobody has added anything: all, or those of one policy. */
export async function removeStarterPledges(tx: Queries, policyId?: string): Promise<void> {
  const wanted = new Set((await findPledges(tx, policyId)).map(({ id }) => id));
  for (const { document_id: id, state } of await listStarterItems(tx, 'pledges')) {
    if (!wanted.has(id)) continue;
    const wordings = await findWordings(tx, [id]);
    const updates = await findUpdates(tx, [id]);
    if (wordings.length + updates.length > Number(state)) continue;
    await deleteStarterPledge(tx, id);
  }
}
