import type { Plan } from '@rostra/contract';
import type { Queries } from '../../../db/client.ts';
import type { BillingContext } from '../context.ts';
import { findCurrentSubscriptions } from './current-subscriptions.repo.ts';
import { entitlementAt } from './entitlement.ts';

/** All members who have a plan now, or one of them. */
export async function listEntitled(
  { now, graceDays }: Pick<BillingContext, 'now' | 'graceDays'>,
  queries: Queries,
  userId?: number,
): Promise<Map<number, Plan>> {
  const at = now().toISOString();
  const entitled = new Map<number, Plan>();
  for (const subscription of await findCurrentSubscriptions(queries, userId)) {
    const entitlement = entitlementAt(subscription, at, graceDays);
    if (entitlement) entitled.set(subscription.user_id, entitlement.plan);
  }
  return entitled;
}
