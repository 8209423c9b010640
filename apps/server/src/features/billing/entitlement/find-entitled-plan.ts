import { type Plan, plans } from '@rostra/contract';
import type { BillingContext } from '../context.ts';
import { findEntitlingGrants } from '../grants/grants.repo.ts';
import { findEntitlingSubscription } from '../subscriptions/subscriptions.repo.ts';
import { bestEntitlement } from './best-entitlement.ts';
import { entitlementAt } from './entitlement.ts';

/** Runs on every read of member content, so it only uses our own database. */
export async function findEntitledPlan(
  { db, now, graceDays }: Pick<BillingContext, 'db' | 'graceDays' | 'now'>,
  userId: number,
): Promise<Plan | null> {
  const at = now().toISOString();
  const subscription = await findEntitlingSubscription(db, userId);
  const own = entitlementAt(subscription, at, graceDays);
  // No grant unlocks more than the largest plan.
  if (own?.plan === plans.at(-1)) return own?.plan ?? null;
  return bestEntitlement(own, await findEntitlingGrants(db, userId), at)?.plan ?? null;
}
