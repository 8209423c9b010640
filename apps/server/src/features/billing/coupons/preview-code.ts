import type { CodePreview } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import type { ChargePreview } from '../../../adapters/payments/payments.ts';
import { AppError, notFound } from '../../../errors.ts';
import type { BillingContext } from '../context.ts';
import { ensureCustomer } from '../customers/ensure-customer.ts';
import { handlePaymentErrors } from '../handle-payment-errors.ts';
import { loadPlans } from '../plans/load-plans.ts';
import { getChosenPlan } from '../plans/plan-prices.ts';
import { checkChangeable } from '../subscriptions/check-changeable.ts';
import {
  findCurrentSubscription,
  type SubscriptionRow,
} from '../subscriptions/subscriptions.repo.ts';
import { codeProblem, explainRefusedCode, findCoupon, type UsableCoupon } from './find-coupon.ts';
import { checkUnused } from './reserve-use.ts';
import { discountFor } from './stored-discount.ts';

/** Computed by Stripe, so that the payment costs what is shown. */
export async function previewCode(
  context: BillingContext,
  userId: number,
  { code, planId }: { code: string; planId?: string | undefined },
): Promise<CodePreview> {
  const failure = messageReference('billing-server', 'codeNotChecked');
  if (planId === undefined) {
    const own = await findCurrentSubscription(context.db.queries, userId);
    if (!own) throw notFound();
    return handlePaymentErrors(context, failure, () => previewRenewal(context, own, code));
  }
  const plan = await getChosenPlan(context, { planId });
  const coupon = await findCoupon(context, userId, code, plan);
  await checkUnused(context, userId, coupon);
  return handlePaymentErrors(context, failure, async () => {
    const customerId = await context.locks(userId, (lock) => ensureCustomer(context, lock));
    const order = { customerId, priceId: plan.priceId, promotionId: coupon.promotion_id };
    return toPreview(coupon, await explained(context.payments.previewStart(order)), null);
  });
}

/** The next payment of the plan that the member has. */
export async function previewRenewal(
  context: BillingContext,
  own: SubscriptionRow,
  code: string,
): Promise<CodePreview> {
  checkChangeable(own, own.currency);
  if (own.next_price_id !== null) {
    throw new AppError('conflict', messageReference('billing-server', 'codeChangeScheduled'));
  }
  const plan = (await loadPlans(context)).findByPrice(own.price_id);
  const coupon = await findCoupon(context, own.user_id, code, plan);
  await checkUnused(context, own.user_id, coupon);
  if (discountFor(own.discount, plan?.id ?? null)) {
    throw new AppError('conflict', messageReference('billing-server', 'hasDiscount'));
  }
  const preview = await explained(
    context.payments.previewRenewal({
      customerId: own.customer_id,
      subscriptionId: own.id,
      promotionId: coupon.promotion_id,
    }),
  );
  return toPreview(coupon, preview, own.period_ends_at);
}

const explained = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw explainRefusedCode(error);
  });

function toPreview(
  coupon: UsableCoupon,
  preview: ChargePreview,
  chargedAt: string | null,
): CodePreview {
  // The price of the plan belongs to a product that Stripe does not know the coupon for.
  if (preview.discountMinor === 0) throw codeProblem('codeOtherPlan');
  return {
    code: coupon.code,
    percentOff: coupon.percent_off,
    amountOffMinor: coupon.amount_off_minor,
    duration: coupon.duration,
    months: coupon.months,
    currency: preview.currency,
    price: preview.subtotalMinor,
    discount: preview.discountMinor,
    amountDue: preview.amountDueMinor,
    creditUsed: preview.creditUsedMinor,
    chargedAt,
  };
}
