import { periodAt } from '../../../money/period.ts';
import { type ChangePlan, type ProrationLine, planChange } from '../../../money/plan-change.ts';
import { createInvoiceItem } from '../../../objects/invoices/create-invoice-item.ts';
import { pricingOf, productName, subscriptionLine } from '../../../objects/invoices/lines.ts';
import { nowFor } from '../../../store/now.ts';
import type { InvoiceRow, SubscriptionItemRow, SubscriptionRow } from '../../../store/rows.ts';
import { get, type Work } from '../../../store/work.ts';
import { invalidRequest } from '../../../wire/errors.ts';
import { createInvoice } from '../../invoices/create-invoice.ts';
import { changeItems } from '../items/change-items.ts';
import {
  amountForPeriod,
  billingCycleOf,
  currentCycle,
  currentPeriod,
  withPeriod,
} from '../items/current-period.ts';
import { toBilledItems, toPlannedItems } from '../items/planned-items.ts';
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
    before: toBilledItems(work, subscription),
    after: toPlannedItems(work, subscription, changed),
    period,
    cycle: currentCycle(subscription),
    anchor: subscription.billing_cycle_anchor,
    moment,
    isAnchorNow: input.billing_cycle_anchor === 'now' || endsTrial,
    prorates: input.proration_behavior !== 'none' && !isTrialing,
  });
  const cancelAt = readCancelAt(subscription, input);
  // A plan change during a trial neither moves the billing cycle nor costs anything.
  const settled =
    isTrialing && !endsTrial
      ? { ...plan, resetsAnchor: false, anchor: subscription.billing_cycle_anchor, period }
      : endingAt(plan, cancelAt);
  return {
    plan: settled,
    items: withPeriod(changed, settled.period),
    moment,
    billsNow:
      settled.resetsAnchor ||
      (input.proration_behavior === 'always_invoice' && settled.prorations.length > 0),
  };
}

/** A `cancel_at` within a newly started period ends it early. */
function endingAt(plan: ChangePlan, cancelAt: number | null): ChangePlan {
  if (!plan.resetsAnchor || cancelAt === null || cancelAt >= plan.period.end) return plan;
  return { ...plan, period: { ...plan.period, end: cancelAt } };
}

function readCancelAt(subscription: SubscriptionRow, input: UpdateInput): number | null {
  if (typeof input.cancel_at === 'number' || input.cancel_at === null) return input.cancel_at;
  const endsWithPeriod = input.cancel_at_period_end ?? subscription.cancel_at_period_end;
  return endsWithPeriod || input.cancel_at_period_end === false ? null : subscription.cancel_at;
}

/** Stores the prorations as pending invoice items. */
export function recordProrations(
  work: Work,
  subscription: SubscriptionRow,
  prorations: ProrationLine[],
  moment: number,
): void {
  for (const line of prorations) {
    const price = get(work, 'price', line.priceId);
    const name = productName(work, price);
    const since = new Date(Math.max(moment, line.period.start) * 1000).toISOString().slice(0, 10);
    createInvoiceItem(work, {
      customer: subscription.customer,
      amountMinor: line.amountMinor,
      currency: price.currency,
      description: `${line.isCredit ? 'Unused' : 'Remaining'} time on ${line.quantity} × ${name} after ${since}`,
      period: line.period,
      pricing: pricingOf(price),
      proration: { credits: line.credits ?? null },
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
  const { anchor, period, resetsAnchor } = change.plan;
  const cycle = periodAt(anchor, billingCycleOf(change.items), period.start);
  const lines = resetsAnchor
    ? change.items.map((item) =>
        subscriptionLine(work, item, period, amountForPeriod(item, cycle, period)),
      )
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

/** Drafts an invoice of nothing but pending prorations. */
export function draftProrationInvoice(
  work: Work,
  subscription: SubscriptionRow,
  moment: number,
): InvoiceRow {
  return createInvoice(work, {
    customer: subscription.customer,
    subscription,
    reason: 'subscription_update',
    currency: subscription.currency,
    lines: [],
    period: currentPeriod(subscription),
    prorationDate: moment,
  });
}
