import { type Period, periodAt } from '../../../money/period.ts';
import { windowShare } from '../../../money/proration.ts';
import { createInvoiceItem } from '../../../objects/invoices/create-invoice-item.ts';
import { pricingOf, productName, subscriptionLine } from '../../../objects/invoices/lines.ts';
import type { InvoiceRow, SubscriptionRow } from '../../../store/rows.ts';
import { get, type Work } from '../../../store/work.ts';
import { createInvoice } from '../../invoices/create-invoice.ts';
import { billingCycleOf } from '../items/current-period.ts';
import type { CreateInput } from '../params.ts';

/** Drafts the first invoice: zero for a trial, prorated for a shorter period, plus `add_invoice_items`. */
export function draftFirstInvoice(
  work: Work,
  subscription: SubscriptionRow,
  input: CreateInput,
  period: Period,
): InvoiceRow {
  const cycle = billingCycleOf(subscription.items.data);
  const isTrial = subscription.trial_end !== null;
  const whole = periodAt(subscription.billing_cycle_anchor, cycle, period.start);
  const isPartial = !isTrial && (period.start > whole.start || period.end < whole.end);
  for (const [index, extra] of (input.add_invoice_items ?? []).entries()) {
    const price = get(work, 'price', extra.price, `add_invoice_items[${index}][price]`);
    const quantity = extra.quantity ?? 1;
    createInvoiceItem(work, {
      customer: subscription.customer,
      amountMinor: (price.unit_amount ?? 0) * quantity,
      currency: price.currency,
      description: productName(work, price),
      pricing: pricingOf(price),
      quantity,
      subscription: subscription.id,
    });
  }
  const lines = subscription.items.data.map((item) => {
    const full = (item.price.unit_amount ?? 0) * item.quantity;
    if (isTrial) return subscriptionLine(work, item, period, 0);
    if (!isPartial) return subscriptionLine(work, item, period, full);
    // A first period shortened by the anchor or by cancel_at is prorated; without proration it is free.
    const isFree = input.proration_behavior === 'none';
    return subscriptionLine(work, item, period, isFree ? 0 : windowShare(full, whole, period));
  });
  return createInvoice(work, {
    customer: subscription.customer,
    subscription,
    reason: 'subscription_create',
    currency: subscription.currency,
    lines,
    period: { start: period.start, end: period.start },
  });
}
