import { setImmediate } from 'node:timers/promises';
import type { BillingContext } from '../context.ts';
import { loadPlans } from '../plans/load-plans.ts';
import { countEarlier } from './count-earlier.ts';
import { findUncountedMembers } from './revenue.repo.ts';
import { saveMovements } from './save-movements.ts';

/** Short transactions: members subscribe while they run. */
const BATCH = 50;

/** Counts subscriptions from before revenue was recorded, or from a copy of an older database. */
export async function countAllEarlier(
  context: BillingContext,
  isStopping: () => boolean,
): Promise<void> {
  const { db } = context;
  await loadPlans(context);
  let after = 0;
  while (!isStopping()) {
    const members = await findUncountedMembers(db.queries, { after, limit: BATCH });
    const last = members.at(-1);
    if (last === undefined) return;
    await db.transaction(async (tx) => {
      const movements = [];
      for (const userId of members) {
        movements.push(...((await countEarlier(context, tx, userId, undefined)) ?? []));
      }
      await saveMovements(context, tx, movements);
    });
    after = last;
    await setImmediate();
  }
}
