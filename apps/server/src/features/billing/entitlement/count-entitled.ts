import type { Plan } from '@rostra/contract';
import type { BillingContext } from '../context.ts';
import { findCurrentSubscriptions } from './current-subscriptions.repo.ts';
import { entitlementAt } from './entitlement.ts';

/** How many members have each plan now. */
export async function countEntitled({
  db,
  now,
  graceDays,
}: Pick<BillingContext, 'db' | 'now' | 'graceDays'>): Promise<Record<Plan, number>> {
  const counts: Record<Plan, number> = { basic: 0, premium: 0, annual: 0 };
  const at = now().toISOString();
  for (const subscription of await findCurrentSubscriptions(db.queries)) {
    const entitlement = entitlementAt(subscription, at, graceDays);
    if (entitlement) counts[entitlement.plan] += 1;
  }
  return counts;
}
