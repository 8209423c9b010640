import { type GiftPreview, giftLengths } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import { invalidField } from '../../../errors.ts';
import type { CatalogPlan } from '../../../languages/plan-catalog.ts';
import type { BillingContext } from '../context.ts';
import { getBillingUser } from '../customers/get-own-customer.ts';
import { handlePaymentErrors } from '../handle-payment-errors.ts';
import { getChosenPlan } from '../plans/plan-prices.ts';
import { withBalance } from '../scheduled-changes/first-charge.ts';

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
    const balance =
      customerId === null ? NO_BALANCE : await context.payments.readCustomer(customerId);
    const { creditMinor, debitMinor } = balance;
    return {
      planId: plan.id,
      months: choice.months,
      currency: plan.currency,
      total: totalMinor,
      ...withBalance({ credit_minor: creditMinor, debit_minor: debitMinor }, totalMinor),
    };
  });
}

const NO_BALANCE = { creditMinor: 0, debitMinor: 0 };
