import type { Queries } from '../../../db/client.ts';
import { findUserRow, isConfirmed } from '../../accounts/index.ts';
import { findKnownAddresses } from '../members/imported-members.repo.ts';

/** The accounts whose owners have shown that they read mail to these addresses. */
export async function findConfirmedAccounts(
  tx: Queries,
  emails: readonly string[],
): Promise<Map<string, number>> {
  const confirmed = new Map<string, number>();
  if (emails.length === 0) return confirmed;
  const known = await findKnownAddresses(tx, { source: '', emails });
  for (const [email, { userId }] of known) {
    const user = await findUserRow(tx, userId);
    if (user && isConfirmed(user)) confirmed.set(email, userId);
  }
  return confirmed;
}
