import type { Queries } from '../../db/client.ts';
import { localSite } from '../../languages/site.ts';
import { type AccountContext, findUserRow, recordSecurityEvent } from '../accounts/index.ts';
import { factorsResetMail } from './emails.ts';
import { removeFactors } from './remove-factors.ts';

/**
 * For a member who has lost the device and the recovery codes, in a transaction that has locked the user.
 * The owner is notified. False if there was no factor.
 */
export async function resetFactors(
  { now, outbox, site }: Pick<AccountContext, 'now' | 'outbox' | 'site'>,
  tx: Queries,
  userId: number,
): Promise<boolean> {
  const user = await findUserRow(tx, userId);
  if (!user || !(await removeFactors(tx, userId))) return false;
  await recordSecurityEvent(tx, now, { userId, kind: 'second_factors_reset' });
  await outbox.put(tx, factorsResetMail(localSite(site, user), user, now()));
  return true;
}
