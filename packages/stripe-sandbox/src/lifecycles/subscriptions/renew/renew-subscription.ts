import { periodAt } from '../../../money/period.ts';
import { emit } from '../../../objects/events/emit.ts';
import { subscriptionLine } from '../../../objects/invoices/lines.ts';
import type { InvoiceRow, SubscriptionRow } from '../../../store/rows.ts';
import type { Work } from '../../../store/work.ts';
import { createInvoice } from '../../invoices/create-invoice.ts';
import { endSubscription } from '../end/end-subscription.ts';
import { billingCycleOf, currentPeriod, withPeriod } from '../items.ts';

/** Starts the next period and drafts its invoice. An ending trial becomes active. */
export function renewSubscription(work: Work, before: SubscriptionRow): void {
  if (before.status === 'trialing' && hasNoPaymentMethod(work, before)) {
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
  const rolled = startNextPeriod(before);
  work.put('subscription', rolled);
  const invoice = draftRenewalInvoice(work, rolled);
  const after = { ...rolled, latest_invoice: invoice.id };
  work.put('subscription', after);
  emit(work, 'customer.subscription.updated', after, before);
}

export function startNextPeriod(subscription: SubscriptionRow): SubscriptionRow {
  const { end } = currentPeriod(subscription);
  const period = periodAt(
    subscription.billing_cycle_anchor,
    billingCycleOf(subscription.items.data),
    end,
  );
  return {
    ...subscription,
    items: { ...subscription.items, data: withPeriod(subscription.items.data, period) },
    status: subscription.status === 'trialing' ? 'active' : subscription.status,
  };
}

/** An unpaid subscription keeps drafting invoices but does not collect them. */
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

function hasNoPaymentMethod(work: Work, subscription: SubscriptionRow): boolean {
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
