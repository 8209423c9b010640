import { setImmediate } from 'node:timers/promises';
import type { BillingContext } from '../context.ts';
import { loadPlans } from '../plans/load-plans.ts';
import { countEarlier } from './count-earlier.ts';
import { findUncountedMembers } from './revenue.repo.ts';
import { saveMovements } from './save-movements.ts';

/** Short transactions: members subscribe while they run. */
const BATCH = 50;

/**
 * Counts subscriptions from before revenue was recorded, or from a copy of an older database. Those that
 * cannot be counted are tried again in an hour.
 */
export async function countAllEarlier(
  context: BillingContext,
  isStopping: () => boolean,
): Promise<void> {
  const { db, logger } = context;
  await loadPlans(context);
  let after = 0;
  while (!isStopping()) {
    const members = await findUncountedMembers(db.queries, { after, limit: BATCH });
    const last = members.at(-1);
    if (last === undefined) return;
    try {
      await countMembers(context, members);
    } catch (error) {
      logger.warn({ err: error }, 'revenue not counted together, counting members one by one');
      await countOneByOne(context, members);
    }
    after = last;
    await setImmediate();
  }
}

/** One member who cannot be counted does not keep the others from being counted. */
async function countOneByOne(context: BillingContext, members: readonly number[]): Promise<void> {
  for (const userId of members) {
    try {
      await countMembers(context, [userId]);
    } catch (error) {
      context.logger.error({ err: error, userId }, 'revenue of a member not counted');
    }
  }
}

const countMembers = (context: BillingContext, members: readonly number[]): Promise<void> =>
  context.db.transaction(async (tx) => {
    const movements = [];
    for (const userId of members) {
      movements.push(...((await countEarlier(context, tx, userId, undefined)) ?? []));
    }
    await saveMovements(context, tx, movements);
  });
