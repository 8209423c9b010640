import type { Queries } from '../../../db/client.ts';
import { deleteRedirectRow, insertRedirect } from './studio/redirect-list.repo.ts';

/** Makes the former address of a page lead to its new one, from which nothing leads away any more. */
export async function moveAddress(
  tx: Queries,
  { from, to, at }: { from: string; to: string; at: string },
): Promise<void> {
  await deleteRedirectRow(tx, to);
  await insertRedirect(tx, { path: from, target: to, at });
}
