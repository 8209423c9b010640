import { randomUUID } from 'node:crypto';
import type { RemoteSubscription } from '../../../adapters/payments/remote.ts';
import type { Queries } from '../../../db/client.ts';
import type { BillingContext } from '../context.ts';
import type { SubscriptionRow } from '../subscriptions/subscriptions.repo.ts';
import { countEarlier } from './count-earlier.ts';
import { findMovements, findSwaps } from './find-movements.ts';
import { planOf } from './plan-of.ts';
import { hasMovements, insertSwaps, lockSubscriptionsOf } from './revenue.repo.ts';
import { type DatedMovement, saveMovements } from './save-movements.ts';

interface Changes {
  userId: number;
  /** Of subscriptions that were not counted before; not stored yet. */
  earlier: readonly DatedMovement[];
  before: readonly SubscriptionRow[];
  after: readonly SubscriptionRow[];
  remote: readonly RemoteSubscription[];
}

type Context = Pick<BillingContext, 'now' | 'site'>;

/** Records how a sync changed the recurring revenue. Dated now: months that are over never change. */
export async function recordChanges(
  context: Context,
  tx: Queries,
  { userId, earlier, before, after, remote }: Changes,
): Promise<void> {
  const unpaid = new Set([
    ...after.filter(({ status }) => status === 'unpaid').map(({ id }) => id),
    ...remote.filter(({ isEndedUnpaid }) => isEndedUnpaid).map(({ id }) => id),
  ]);
  const found = findMovements({
    before,
    after,
    hasPaidBefore: earlier.length > 0 || (await hasMovements(tx, userId)),
    isUnpaid: (id) => unpaid.has(id),
    planOf: planOf(context),
  });
  const at = context.now().toISOString();
  const swaps = findSwaps({ before, after, planOf: planOf(context) });
  await insertSwaps(
    tx,
    swaps.map(({ planBefore, planAfter }) => ({
      ...{ id: randomUUID(), user_id: userId, occurred_at: at },
      ...{ plan_before: planBefore, plan_after: planAfter },
    })),
  );
  await saveMovements(context, tx, [
    ...earlier,
    ...found.map((movement) => ({ ...movement, userId, at })),
  ]);
}

/** Ends the recurring revenue of a member who is about to be deleted, in the same transaction. */
export async function recordDeletion(context: Context, tx: Queries, userId: number): Promise<void> {
  // The last chance to count them. Without a sync, unknown prices stay unknown.
  const earlier = (await countEarlier(context, tx, userId, [])) ?? [];
  const before = await lockSubscriptionsOf(tx, userId);
  await recordChanges(context, tx, { userId, earlier, before, after: [], remote: [] });
}
