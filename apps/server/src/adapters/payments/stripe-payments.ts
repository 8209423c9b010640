import type { Payments } from './payments.ts';
import { createStripeCall, type StripePaymentsOptions } from './stripe/call.ts';
import { stripeCards } from './stripe/cards.ts';
import { stripeCustomers } from './stripe/customers.ts';
import { stripeEvents } from './stripe/events.ts';
import { stripeGifts } from './stripe/gifts.ts';
import { stripeInvoices } from './stripe/invoices.ts';
import { stripePayouts } from './stripe/payouts.ts';
import { stripePauses } from './stripe/plan-changes/pauses.ts';
import { stripeSchedules } from './stripe/plan-changes/schedules.ts';
import { stripePrices } from './stripe/prices.ts';
import { stripePromotions } from './stripe/promotions.ts';
import { stripeRefunds } from './stripe/refunds.ts';
import { stripeSubscriptions } from './stripe/subscriptions.ts';
import { stripeWebhookEndpoints } from './stripe/webhook-endpoints.ts';

/** Implements `Payments` with Stripe's SDK, which nothing outside this folder imports. */
export function stripePayments(options: StripePaymentsOptions): Payments {
  const call = createStripeCall(options);
  return {
    ...stripeEvents(options),
    ...stripeCustomers(call, options.stripe),
    ...stripeSubscriptions(call),
    ...stripeSchedules(call),
    ...stripePauses(call),
    ...stripeInvoices(call),
    ...stripeGifts(call),
    ...stripeCards(call),
    ...stripePrices(call),
    ...stripePromotions(call),
    ...stripeRefunds(call),
    ...stripePayouts(call),
    ...stripeWebhookEndpoints(call),
    disputeUrl: (id) => (options.dashboardUrl ? `${options.dashboardUrl}/disputes/${id}` : null),
  };
}
