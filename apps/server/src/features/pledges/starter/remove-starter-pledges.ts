import type { Queries } from '../../../db/client.ts';
import { listStarterItems } from '../../content/index.ts';
import { deleteStarterPledge, findUpdates, findWordings } from '../pledges.repo.ts';

/** Removes the pledges of the starter content to which nobody has added anything. */
export async function removeStarterPledges(tx: Queries): Promise<void> {
  for (const { document_id: id, state } of await listStarterItems(tx, 'pledges')) {
    const wordings = await findWordings(tx, [id]);
    const updates = await findUpdates(tx, [id]);
    if (wordings.length + updates.length > Number(state)) continue;
    await deleteStarterPledge(tx, id);
  }
}
