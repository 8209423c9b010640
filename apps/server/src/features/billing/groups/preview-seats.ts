import type { SeatsPreview } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import { AppError, notFound } from '../../../errors.ts';
import type { BillingContext } from '../context.ts';
import { priceAt } from '../coupons/stored-discount.ts';
import { handlePaymentErrors } from '../handle-payment-errors.ts';
import type { MemberLock } from '../locks/member-locks.ts';
import { loadPlans } from '../plans/load-plans.ts';
import { firstCharge } from '../scheduled-changes/first-charge.ts';
import { checkChangeable } from '../subscriptions/check-changeable.ts';
import { getOwnSubscription } from '../subscriptions/own-subscription.ts';
import {
  findCurrentSubscription,
  type SubscriptionRow,
} from '../subscriptions/subscriptions.repo.ts';
import { countUsed } from './seat-state.ts';
import { findSeatsOf } from './seats.repo.ts';

export function previewSeats(
  context: BillingContext,
  userId: number,
  seats: number,
): Promise<SeatsPreview> {
  return handlePaymentErrors(context, messageReference('billing', 'reason.update'), () =>
    context.locks(userId, async (lock) => {
      const own = await getGroupSubscription(context, lock);
      return describeChange(context, own, seats);
    }),
  );
}

/** Synced first. */
export async function getGroupSubscription(
  context: BillingContext,
  lock: MemberLock,
): Promise<SubscriptionRow> {
  const current = await findCurrentSubscription(context.db.queries, lock.userId);
  if (!current) throw notFound();
  return getOwnSubscription(context, lock, current.id);
}

/** More seats are charged at once, for the rest of the period. Fewer are paid from the next period on. */
export async function describeChange(
  context: BillingContext,
  own: SubscriptionRow,
  seats: number,
): Promise<SeatsPreview> {
  const { currency, period_ends_at: periodEndsAt, quantity } = own;
  checkChangeable(own, currency);
  const catalog = await loadPlans(context);
  const plan = catalog.findByPrice(own.price_id);
  const terms = catalog.findTerms(own.price_id);
  const refused = (key: 'notForGroups' | 'sameSeats' | 'trial') =>
    new AppError('conflict', messageReference('groups-server', key));
  if (!plan || !terms) throw refused('notForGroups');
  if (seats === quantity) throw refused('sameSeats');
  if (seats < quantity) {
    const used = countUsed(
      await findSeatsOf(context.db.queries, own.user_id),
      context.now().toISOString(),
    );
    if (seats < used) {
      throw new AppError('conflict', messageReference('groups-server', 'seatsInUse', { used }));
    }
    if (own.status === 'trialing') throw refused('trial');
    const { at, amountDue, creditUsed, price, discount } = firstCharge(
      own,
      { id: plan.id, priceMinor: terms.priceMinor },
      { quantity: seats },
    );
    const nextPrice = price - discount;
    return {
      ...{ seats, at, prorationDate: null, currency, amountDue, creditUsed, nextPrice },
      nextPaymentAt: at,
    };
  }
  if (!plan.isForGroups) throw refused('notForGroups');
  const preview = await context.payments.previewPlanChange({
    customerId: own.customer_id,
    subscriptionId: own.id,
    itemId: own.item_id,
    priceId: own.price_id,
    quantity: seats,
  });
  const bought = { planId: plan.id, priceMinor: terms.priceMinor * seats };
  return {
    ...{ seats, at: null, prorationDate: preview.prorationDate, currency },
    amountDue: preview.amountDueMinor,
    creditUsed: preview.creditUsedMinor,
    nextPrice: priceAt(own, bought, periodEndsAt),
    nextPaymentAt: periodEndsAt,
  };
}
