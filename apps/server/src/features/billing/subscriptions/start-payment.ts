import { messageReference } from '@rostra/messages';
import { AppError } from '../../../errors.ts';
import type { BillingContext } from '../context.ts';
import { findOwnInvoice } from '../invoices/invoices.repo.ts';
import { getChosenPlan } from '../plans/plan-prices.ts';
import { startSubscription } from './start-subscription.ts';
import { findOwnSubscription } from './subscriptions.repo.ts';

/** Starts a subscription and returns the payment intent of its first invoice. */
export async function startPayment(
  context: BillingContext,
  userId: number,
  { priceId, currency }: { priceId: string; currency: string },
) {
  const plan = await getChosenPlan(context, { priceId });
  if (plan.currency !== currency) {
    throw new AppError('validation_failed', messageReference('billing-server', 'wrongCurrency'));
  }
  const failure = messageReference('billing', 'problem.setupNotStarted');
  const started = await startSubscription(context, userId, { priceId }, failure);
  const { queries } = context.db;
  const row = await findOwnSubscription(queries, userId, started.id);
  const invoice = await findOwnInvoice(queries, userId, row?.latest_invoice_id ?? '');
  return {
    clientSecret: started.payment?.kind === 'payment' ? started.payment.clientSecret : null,
    subscriptionId: started.id,
    amount: invoice?.amount_remaining_minor ?? 0,
    currency,
  };
}
