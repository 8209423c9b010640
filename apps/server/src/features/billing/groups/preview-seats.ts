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
import { checkGroupPlan } from './check-group-plan.ts';
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
  prorationDate?: number,
): Promise<SeatsPreview> {
  const { currency, period_ends_at: periodEndsAt, quantity } = own;
  checkChangeable(own, currency);
  const catalog = await loadPlans(context);
  const plan = catalog.findByPrice(own.price_id);
  const terms = catalog.findTerms(own.price_id);
  if (!plan || !terms) throw refused('notForGroups');
  if (seats === quantity) throw refused('sameSeats');
  // It would be free until the trial ends, and Stripe would end the trial for a scheduled change.
  if (own.status === 'trialing') throw refused('trial');
  if (seats < quantity) return describeFewer(context, own, seats);
  if (!plan.isForGroups) throw refused('notForGroups');
  // More seats undo what is scheduled, which the member has to decide first if it is another plan.
  if (own.next_price_id !== null && own.next_price_id !== own.price_id) throw refused('undoFirst');
  const preview = await context.payments.previewPlanChange({
    customerId: own.customer_id,
    subscriptionId: own.id,
    itemId: own.item_id,
    priceId: own.price_id,
    quantity: seats,
    prorationDate,
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

/** Of the plan that is scheduled, if there is one: it begins at the same time. */
async function describeFewer(
  { db, now, site }: BillingContext,
  own: SubscriptionRow,
  seats: number,
): Promise<SeatsPreview> {
  const used = countUsed(await findSeatsOf(db.queries, own.user_id), now().toISOString());
  if (seats < used) {
    throw new AppError('conflict', messageReference('groups-server', 'seatsInUse', { used }));
  }
  const priceId = priceAfter(own);
  const plan = site.plans.findByPrice(priceId);
  const terms = site.plans.findTerms(priceId);
  if (!plan || !terms) throw refused('notForGroups');
  if (seats > 1)
    checkGroupPlan(site.plans, own, priceId === own.price_id ? { isForGroups: true } : plan);
  const { currency } = own;
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

/** What is paid from the next period on. */
export const priceAfter = ({
  price_id,
  next_price_id,
}: Pick<SubscriptionRow, 'next_price_id' | 'price_id'>): string => next_price_id ?? price_id;

const refused = (key: 'notForGroups' | 'sameSeats' | 'trial' | 'undoFirst') =>
  new AppError('conflict', messageReference('groups-server', key));
