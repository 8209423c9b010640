import type { Subscription } from '@rostra/contract';
import { notFound } from '../../../errors.ts';
import type { BillingContext } from '../context.ts';
import { checkOwnCustomer } from '../customers/get-own-customer.ts';
import { stateOf } from './subscription-state.ts';
import { toSubscription } from './subscription-view.ts';
import { findCurrentSubscription } from './subscriptions.repo.ts';

/** A subscription that has ended or was never paid counts as none. */
export async function getSubscriptionOfCustomer(
  context: Pick<BillingContext, 'db' | 'site'>,
  userId: number,
  customerId: string,
): Promise<Subscription> {
  await checkOwnCustomer(context, userId, customerId);
  const current = await findCurrentSubscription(context.db.queries, userId);
  const state = stateOf(current);
  if (!current || state === 'none' || state === 'ended') {
    throw notFound();
  }
  return toSubscription(context.site.plans, current);
}
