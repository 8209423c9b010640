import type { Subscription } from '@rostra/contract';
import { AppError } from '../../../errors.ts';
import { stateOf } from '../billing-state.ts';
import type { BillingContext } from '../context.ts';
import { getUserOfCustomer } from '../own-customer.ts';
import { findCurrentSubscription } from '../subscriptions.repo.ts';
import { toSubscription } from '../views.ts';

/** One that has ended, or was never paid for, counts as none. */
export async function getOwnSubscriptionOfCustomer(
  context: Pick<BillingContext, 'db'>,
  userId: number,
  customerId: string,
): Promise<Subscription> {
  const user = await getUserOfCustomer(context, userId, customerId);
  const current = await findCurrentSubscription(context.db.queries, user.id);
  const state = stateOf(current);
  if (!current || state === 'none' || state === 'ended') {
    throw new AppError('not_found', 'Not Found');
  }
  return toSubscription(current);
}
