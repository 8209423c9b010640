import type { Plan } from '@rostra/contract';
import type { BillingContext } from '../context.ts';
import { findEntitlingSubscription } from '../subscriptions/subscriptions.repo.ts';
import { entitlementAt } from './entitlement.ts';

/** Runs on every read of member content, so it only uses our own database. */
export async function findEntitledPlan(
  { db, now, graceDays }: Pick<BillingContext, 'db' | 'graceDays' | 'now'>,
  userId: number,
): Promise<Plan | null> {
  const subscription = await findEntitlingSubscription(db, userId);
  return entitlementAt(subscription, now().toISOString(), graceDays)?.plan ?? null;
}
