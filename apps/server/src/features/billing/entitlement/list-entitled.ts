import type { Plan } from '@rostra/contract';
import type { Queries } from '../../../db/client.ts';
import type { BillingContext } from '../context.ts';
import { findGrantsAt } from '../grants/grants.repo.ts';
import { betterPlan } from './best-entitlement.ts';
import { findCurrentSubscriptions } from './current-subscriptions.repo.ts';
import { entitlementAt } from './entitlement.ts';

/** All members who have a plan now, or one or some of them: of their own, or granted if that unlocks more. */
export async function listEntitled(
  context: Pick<BillingContext, 'now' | 'graceDays'>,
  queries: Queries,
  userId?: number | readonly number[],
): Promise<Map<number, Plan>> {
  const entitled = await listSubscribed(context, queries, userId);
  const at = context.now().toISOString();
  for (const { user_id: id, plan } of await findGrantsAt(queries, at, userId)) {
    entitled.set(id, betterPlan(entitled.get(id) ?? null, plan) ?? plan);
  }
  return entitled;
}

/** Members who have a plan of their own now. */
export async function listSubscribed(
  { now, graceDays }: Pick<BillingContext, 'now' | 'graceDays'>,
  queries: Queries,
  userId?: number | readonly number[],
): Promise<Map<number, Plan>> {
  const at = now().toISOString();
  const subscribed = new Map<number, Plan>();
  for (const subscription of await findCurrentSubscriptions(queries, userId)) {
    const entitlement = entitlementAt(subscription, at, graceDays);
    if (entitlement) subscribed.set(subscription.user_id, entitlement.plan);
  }
  return subscribed;
}
