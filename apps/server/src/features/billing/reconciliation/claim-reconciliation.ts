import type { Queries } from '../../../db/client.ts';
import { claimInstallation, replaceInstallation } from '../../../db/installation.ts';

const KEY = 'billing.reconciled_at';

/** True for one caller a day. The first call only stores the time: a new site has nothing to compare. */
export async function claimReconciliation(
  db: Queries,
  { now, notSince }: { now: string; notSince: string },
): Promise<boolean> {
  if (await claimInstallation(db, KEY, now)) return false;
  return replaceInstallation(db, KEY, { before: notSince, to: now });
}

/** Undoes a claim whose reconciliation failed, unless another process has claimed it since. */
export async function releaseReconciliation(
  db: Queries,
  claimed: string,
  before: string,
): Promise<void> {
  await replaceInstallation(db, KEY, { from: claimed, to: before });
}
