import { periodAt } from '../../../money/period.ts';
import { emit } from '../../../objects/events/emit.ts';
import { subscriptionLine } from '../../../objects/invoices/lines.ts';
import type { InvoiceRow, SubscriptionRow } from '../../../store/rows.ts';
import type { Work } from '../../../store/work.ts';
import { createInvoice } from '../../invoices/create-invoice.ts';
import { endSubscription } from '../end/end-subscription.ts';
import { currentPeriod, inPeriod, recurringOf } from '../items.ts';

/** Starts the next period: drafts its invoice and moves the items on. A trial that ends becomes active here. */
export function renewSubscription(work: Work, before: SubscriptionRow): void {
  if (before.status === 'trialing' && isWithoutCard(work, before)) {
    const choice = before.trial_settings?.end_behavior.missing_payment_method;
    if (choice === 'cancel') {
      endSubscription(work, before, 'cancellation_requested');
      return;
    }
    if (choice === 'pause') {
      pause(work, before);
      return;
    }
  }
  const rolled = rollPeriod(before);
  work.put('subscription', rolled);
  const invoice = draftRenewalInvoice(work, rolled);
  const after = { ...rolled, latest_invoice: invoice.id };
  work.put('subscription', after);
  emit(work, 'customer.subscription.updated', after, before);
}

export function rollPeriod(subscription: SubscriptionRow): SubscriptionRow {
  const { end } = currentPeriod(subscription);
  const period = periodAt(
    subscription.billing_cycle_anchor,
    recurringOf(subscription.items.data),
    end,
  );
  return {
    ...subscription,
    items: { ...subscription.items, data: inPeriod(subscription.items.data, period) },
    status: subscription.status === 'trialing' ? 'active' : subscription.status,
  };
}

/** An unpaid subscription keeps drafting invoices but no longer asks for money. */
export function draftRenewalInvoice(work: Work, rolled: SubscriptionRow): InvoiceRow {
  const period = currentPeriod(rolled);
  const isUnpaid = rolled.status === 'unpaid';
  return createInvoice(work, {
    customer: rolled.customer,
    subscription: rolled,
    reason: 'subscription_cycle',
    currency: rolled.currency,
    lines: rolled.items.data.map((item) => subscriptionLine(work, item, period)),
    period,
    ...(isUnpaid
      ? {
          overrides: {
            auto_advance: false,
            automatically_finalizes_at: null,
            next_payment_attempt: null,
          },
        }
      : {}),
  });
}

function isWithoutCard(work: Work, subscription: SubscriptionRow): boolean {
  const customer = work.find('customer', subscription.customer);
  return !(
    subscription.default_payment_method ?? customer?.invoice_settings.default_payment_method
  );
}

function pause(work: Work, before: SubscriptionRow): void {
  const paused: SubscriptionRow = {
    ...before,
    status: 'paused',
    status_details: {
      paused: {
        subscription: { type: 'trial_end_without_payment_method' },
        transitioned_at: before.trial_end ?? 0,
        type: 'subscription',
      },
    },
  };
  work.put('subscription', paused);
  emit(work, 'customer.subscription.paused', paused, before);
}
