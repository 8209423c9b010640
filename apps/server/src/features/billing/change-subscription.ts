import type { ChangedSubscription, Plan, Subscription } from '@rostra/contract';
import { AppError } from '../../errors.ts';
import { answerFailures, declined } from './answer-failures.ts';
import { isEnding, isOver, isPaid } from './billing-state.ts';
import type { BillingContext } from './context.ts';
import { converge } from './converge.ts';
import { endUnpaid } from './end-unpaid.ts';
import type { MemberLock } from './member-locks.ts';
import { getBillingUser } from './own-customer.ts';
import { toPlanPreview } from './plan-preview.ts';
import { getChosenPlan } from './plan-prices.ts';
import { findOwnSubscription, type SubscriptionRow } from './subscriptions.repo.ts';
import { toSubscription } from './views.ts';

interface Choice {
  planId?: Plan | undefined;
  priceId?: string | undefined;
}

/** A price that was shown longer ago has to be shown again. */
const PREVIEW_GOOD_SECONDS = 60 * 60;

const notFound = () => new AppError('not_found', 'Not Found');

/** The member's own subscription as it is now; anybody else's does not exist. */
async function getOwn(
  context: BillingContext,
  lock: MemberLock,
  id: string,
): Promise<SubscriptionRow> {
  const { stripe_customer_id: customerId } = await getBillingUser(context, lock.userId);
  const known = await findOwnSubscription(context.db.queries, lock.userId, id);
  if (!known) throw notFound();
  if (customerId === known.customer_id) await converge(context, lock, customerId);
  return (await findOwnSubscription(context.db.queries, lock.userId, id)) ?? known;
}

async function getAfter(
  context: BillingContext,
  lock: MemberLock,
  { id, customer_id: customerId }: SubscriptionRow,
): Promise<SubscriptionRow> {
  await converge(context, lock, customerId);
  const after = await findOwnSubscription(context.db.queries, lock.userId, id);
  if (!after) throw notFound();
  return after;
}

function checkChangeable(subscription: SubscriptionRow): void {
  if (subscription.status === 'past_due' || subscription.status === 'unpaid') {
    throw new AppError('conflict', 'Please pay the open invoice before you change the plan');
  }
  if (isEnding(subscription)) {
    throw new AppError('conflict', 'Please resume your subscription before you change the plan');
  }
  if (subscription.status !== 'active' && subscription.status !== 'trialing') {
    throw new AppError('conflict', 'This subscription cannot be changed');
  }
}

export function previewChange(context: BillingContext, userId: number, id: string, choice: Choice) {
  const { plan, priceId } = getChosenPlan(context.prices, choice);
  return answerFailures(context, 'Failed to update subscription', () =>
    context.locks(userId, async (lock) => {
      const own = await getOwn(context, lock, id);
      checkChangeable(own);
      if (own.price_id === priceId) {
        throw new AppError('conflict', 'This is the plan that you have');
      }
      const preview = await context.payments.previewPlanChange({
        customerId: own.customer_id,
        subscriptionId: own.id,
        itemId: own.item_id,
        priceId,
      });
      return toPlanPreview(context.prices, preview, { planId: plan, priceId });
    }),
  );
}

export function changePlan(
  context: BillingContext,
  userId: number,
  id: string,
  { prorationDate, ...choice }: Choice & { prorationDate?: number | undefined },
): Promise<ChangedSubscription> {
  const { priceId } = getChosenPlan(context.prices, choice);
  return answerFailures(context, 'Failed to update subscription', () =>
    context.locks(userId, async (lock) => {
      const own = await getOwn(context, lock, id);
      // The second click of two: the first has done it.
      if (own.price_id === priceId && !isOver(own))
        return { ...toSubscription(own), payment: null };
      checkChangeable(own);
      const change = {
        customerId: own.customer_id,
        subscriptionId: own.id,
        itemId: own.item_id,
        priceId,
      };
      const now = await context.payments.previewPlanChange(change);
      const date = prorationDate ?? now.prorationDate;
      if (date > now.prorationDate || date < now.prorationDate - PREVIEW_GOOD_SECONDS) {
        throw new AppError('conflict', 'The price may have changed. Please look at it again.');
      }
      const outcome = await context.payments.changePlan(
        { ...change, prorationDate: date },
        `change-${own.id}-${own.price_id}-${priceId}-${date}`,
      );
      const after = await getAfter(context, lock, own);
      if (outcome.kind === 'declined') throw declined(outcome.reason);
      const payment = outcome.kind === 'confirm' ? outcome.payment : null;
      return { ...toSubscription(after), payment };
    }),
  );
}

/** Until the end of what is paid, the member may change their mind either way. */
export function setCancellation(
  context: BillingContext,
  userId: number,
  id: string,
  atPeriodEnd: boolean,
): Promise<ChangedSubscription> {
  if (atPeriodEnd) {
    return cancel(context, userId, id, false).then((after) => ({ ...after, payment: null }));
  }
  return answerFailures(context, 'Failed to update subscription', () =>
    context.locks(userId, async (lock) => {
      const own = await getOwn(context, lock, id);
      if (isOver(own)) throw new AppError('conflict', 'This subscription has ended');
      if (own.cancel_at_period_end === 0) return { ...toSubscription(own), payment: null };
      await context.payments.setCancellation(own.id, false);
      return { ...toSubscription(await getAfter(context, lock, own)), payment: null };
    }),
  );
}

/**
 * With the end of the paid period unless asked otherwise. Where nothing is paid there is nothing to
 * wait for: a first payment that was never made, or a renewal that is overdue, ends at once. If it
 * was paid in that moment, it ends like any other.
 */
export function cancel(
  context: BillingContext,
  userId: number,
  id: string,
  immediately: boolean,
): Promise<Subscription> {
  return answerFailures(context, 'Failed to cancel subscription', () =>
    context.locks(userId, async (lock) => {
      const found = await getOwn(context, lock, id);
      const own = isOver(found) || isPaid(found) ? found : await endUnpaid(context, lock, found);
      if (isOver(own)) return toSubscription(own);
      if (immediately) await context.payments.cancelNow(own.id);
      else if (own.cancel_at_period_end === 0) await context.payments.setCancellation(own.id, true);
      else return toSubscription(own);
      return toSubscription(await getAfter(context, lock, own));
    }),
  );
}
