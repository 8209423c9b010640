import { type GiftPreview, giftLengths } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import { invalidField } from '../../../errors.ts';
import type { CatalogPlan } from '../../../languages/plan-catalog.ts';
import type { BillingContext } from '../context.ts';
import { MIN_CHARGE_MINOR } from '../coupons/find-coupon.ts';
import { getBillingUser } from '../customers/get-own-customer.ts';
import { handlePaymentErrors } from '../handle-payment-errors.ts';
import { getChosenPlan } from '../plans/plan-prices.ts';

export interface GiftChoice {
  planId: string;
  months: number;
}

interface PricedGift {
  plan: CatalogPlan & { priceId: string };
  totalMinor: number;
}

/** What a gift costs: its months, at the price that the plan has now. */
export async function priceGift(
  context: BillingContext,
  { planId, months }: GiftChoice,
): Promise<PricedGift> {
  const plan = await getChosenPlan(context, { planId });
  if (!giftLengths[plan.interval].includes(months)) {
    throw invalidField(['months'], messageReference('billing-server', 'giftLength'));
  }
  const payments = plan.interval === 'year' ? months / 12 : months;
  return { plan, totalMinor: plan.priceMinor * payments };
}

export function previewGift(
  context: BillingContext,
  userId: number,
  choice: GiftChoice,
): Promise<GiftPreview> {
  return handlePaymentErrors(context, messageReference('billing', 'dataNotLoaded'), async () => {
    const { plan, totalMinor } = await priceGift(context, choice);
    const { stripe_customer_id: customerId } = await getBillingUser(context, userId);
    const creditMinor =
      customerId === null ? 0 : (await context.payments.readCustomer(customerId)).creditMinor;
    const amountDue = amountAfterCredit(totalMinor, creditMinor);
    return {
      planId: plan.id,
      months: choice.months,
      currency: plan.currency,
      total: totalMinor,
      creditUsed: totalMinor - amountDue,
      amountDue,
    };
  });
}

/** Stripe uses credit first, and does not charge a rest that is too small for a card. */
function amountAfterCredit(totalMinor: number, creditMinor: number): number {
  const rest = Math.max(0, totalMinor - creditMinor);
  return rest < MIN_CHARGE_MINOR ? 0 : rest;
}
