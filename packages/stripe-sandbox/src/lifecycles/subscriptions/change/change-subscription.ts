import { type ChangePlan, type ProrationLine, planChange } from '../../../money/plan-change.ts';
import { createInvoiceItem } from '../../../objects/invoices/create-invoice-item.ts';
import { subscriptionOf } from '../../../objects/invoices/invoice-links.ts';
import {
  type Line,
  pricingOf,
  productName,
  subscriptionLine,
} from '../../../objects/invoices/lines.ts';
import { nowFor } from '../../../store/now.ts';
import type { InvoiceRow, SubscriptionItemRow, SubscriptionRow } from '../../../store/rows.ts';
import { get, type Work } from '../../../store/work.ts';
import { invalidRequest } from '../../../wire/errors.ts';
import { createInvoice } from '../../invoices/create-invoice.ts';
import { changeItems, currentPeriod, toPlannedItems, withPeriod } from '../items.ts';
import type { UpdateInput } from '../params.ts';

export interface Change {
  plan: ChangePlan;
  items: SubscriptionItemRow[];
  moment: number;
  /** Billed immediately rather than with the next renewal. */
  billsNow: boolean;
}

/** Computes what an update does to items, period and prorations, without storing anything. */
export function planUpdate(work: Work, subscription: SubscriptionRow, input: UpdateInput): Change {
  const now = nowFor(work, subscription.customer);
  const moment = input.proration_date ?? now;
  const period = currentPeriod(subscription);
  if (moment < period.start || moment > period.end) {
    throw invalidRequest(
      'The proration_date must be within the current billing period.',
      'proration_date',
    );
  }
  const changed = changeItems(work, subscription, input.items ?? [], now);
  const isTrialing = subscription.status === 'trialing';
  const endsTrial = isTrialing && input.trial_end === 'now';
  const plan = planChange({
    before: toPlannedItems(subscription.items.data),
    after: toPlannedItems(changed),
    period,
    anchor: subscription.billing_cycle_anchor,
    moment,
    isAnchorNow: input.billing_cycle_anchor === 'now' || endsTrial,
    prorates: input.proration_behavior !== 'none' && !isTrialing,
  });
  // A plan change during a trial neither moves the billing cycle nor costs anything.
  const settled =
    isTrialing && !endsTrial
      ? { ...plan, resetsAnchor: false, anchor: subscription.billing_cycle_anchor, period }
      : plan;
  return {
    plan: settled,
    items: withPeriod(changed, settled.period),
    moment,
    billsNow:
      settled.resetsAnchor ||
      (input.proration_behavior === 'always_invoice' && settled.prorations.length > 0),
  };
}

/** Stores the prorations as pending invoice items. */
export function recordProrations(work: Work, subscription: SubscriptionRow, change: Change): void {
  for (const line of change.plan.prorations) {
    const price = get(work, 'price', line.priceId);
    const name = productName(work, price);
    const since = new Date(change.moment * 1000).toISOString().slice(0, 10);
    createInvoiceItem(work, {
      customer: subscription.customer,
      amountMinor: line.amountMinor,
      currency: price.currency,
      description: `${line.isCredit ? 'Unused' : 'Remaining'} time on ${line.quantity} × ${name} after ${since}`,
      period: line.period,
      pricing: pricingOf(price),
      proration: line.isCredit ? creditedBy(work, subscription, line) : 'uncredited',
      quantity: line.quantity,
      subscription: subscription.id,
      subscriptionItem: line.key,
    });
  }
}

/** Drafts the invoice of a change billed immediately: its prorations and, with a new cycle, its first period. */
export function draftChangeInvoice(
  work: Work,
  subscription: SubscriptionRow,
  change: Change,
): InvoiceRow {
  const lines = change.plan.resetsAnchor
    ? change.items.map((item) => subscriptionLine(work, item, change.plan.period))
    : [];
  return createInvoice(work, {
    customer: subscription.customer,
    subscription,
    reason: 'subscription_update',
    currency: subscription.currency,
    lines,
    period: currentPeriod(subscription),
    prorationDate: change.moment,
  });
}

/** Finds the invoice lines that a credit reverses. */
function creditedBy(work: Work, subscription: SubscriptionRow, credit: ProrationLine) {
  for (const invoice of work.all('invoice')) {
    if (subscriptionOf(invoice) !== subscription.id || invoice.status === 'void') continue;
    const lines = invoice.lines.data.filter((line) => bills(line, credit));
    if (lines.length > 0) {
      return { creditedInvoice: invoice.id, creditedLines: lines.map((line) => line.id) };
    }
  }
  return 'uncredited' as const;
}

function bills(line: Line, credit: ProrationLine): boolean {
  return (
    line.parent?.subscription_item_details?.subscription_item === credit.key &&
    line.pricing?.price_details?.price === credit.priceId &&
    line.amount >= 0 &&
    line.period.end === credit.period.end
  );
}
