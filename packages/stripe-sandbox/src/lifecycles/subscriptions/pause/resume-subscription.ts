import { type Period, periodAt } from '../../../money/period.ts';
import { emit } from '../../../objects/events/emit.ts';
import { choosePaymentMethod } from '../../../objects/invoices/choose-payment-method.ts';
import { subscriptionLine } from '../../../objects/invoices/lines.ts';
import { HOUR, nowFor } from '../../../store/now.ts';
import type { SubscriptionRow } from '../../../store/rows.ts';
import { get, type Work } from '../../../store/work.ts';
import { invalidRequest } from '../../../wire/errors.ts';
import { collectInvoice, isPaidOrProcessing } from '../../invoices/collect-invoice.ts';
import { createInvoice } from '../../invoices/create-invoice.ts';
import { finalizeInvoice } from '../../invoices/finalize-invoice.ts';
import { amountForPeriod, billingCycleOf, withPeriod } from '../items/current-period.ts';
import type { ResumeInput } from '../params.ts';
import { setLatestInvoice } from '../set-latest-invoice.ts';

const EXPIRES_AFTER = 23 * HOUR;

/**
 * Resumes a paused subscription, immediately if there is nothing to pay. Otherwise it becomes active when the payment of
 * the resumption invoice is attempted or, with `resume_on_payment_success`, when it succeeds.
 */
export function resumeSubscription(work: Work, id: string, input: ResumeInput): SubscriptionRow {
  const paused = get(work, 'subscription', id);
  if (paused.status !== 'paused') {
    throw invalidRequest(
      `Only paused subscriptions can be resumed; this one is ${paused.status}.`,
      undefined,
      'resource_missing',
    );
  }
  const now = nowFor(work, paused.customer);
  const resetsAnchor = input.billing_cycle_anchor?.type !== 'unchanged';
  const anchor = resetsAnchor ? now : paused.billing_cycle_anchor;
  const cycle = periodAt(anchor, billingCycleOf(paused.items.data), now);
  const period = { start: now, end: cycle.end };
  const isFree = !resetsAnchor && input.proration_behavior === 'none';
  const amounts = paused.items.data.map((item) => amountForPeriod(item, cycle, period));
  if (isFree || amounts.every((amount) => amount === 0)) {
    return activate(work, paused, anchor, period);
  }
  const invoice = createInvoice(work, {
    customer: paused.customer,
    subscription: paused,
    reason: 'subscription_update',
    currency: paused.currency,
    lines: paused.items.data.map((item, index) =>
      subscriptionLine(work, item, period, amounts[index]),
    ),
    period,
    overrides: { auto_advance: false },
  });
  setLatestInvoice(work, id, invoice.id);
  work.put('subscription_note', {
    ...get(work, 'subscription_note', id),
    resumption: { anchor, expiresAt: now + EXPIRES_AFTER, invoice: invoice.id, period },
  });
  const open = finalizeInvoice(work, invoice.id);
  if (open.status !== 'open' || choosePaymentMethod(work, open) === null) {
    return get(work, 'subscription', id);
  }
  const after = collectInvoice(work, invoice.id, { isAutomatic: false, isOffSession: true });
  if (input.payment_behavior === 'resume_on_payment_success') return get(work, 'subscription', id);
  if (after.status === 'open') {
    finishResumption(work, get(work, 'subscription', id));
    if (!isPaidOrProcessing(work, after)) markPastDue(work, id);
  }
  return get(work, 'subscription', id);
}

/** Resumed although the attempted payment has failed. */
function markPastDue(work: Work, id: string): void {
  const active = get(work, 'subscription', id);
  const pastDue: SubscriptionRow = { ...active, status: 'past_due' };
  work.put('subscription', pastDue);
  emit(work, 'customer.subscription.updated', pastDue, active);
}

/** Called when the invoice of the resumption has been paid. */
export function finishResumption(work: Work, paused: SubscriptionRow): void {
  const { resumption, ...note } = get(work, 'subscription_note', paused.id);
  work.put('subscription_note', note);
  if (resumption) activate(work, paused, resumption.anchor, resumption.period);
}

/** Called when that invoice has been voided: the subscription stays paused. */
export function dropResumption(work: Work, id: string): void {
  const { resumption: _, ...note } = get(work, 'subscription_note', id);
  work.put('subscription_note', note);
}

function activate(
  work: Work,
  paused: SubscriptionRow,
  anchor: number,
  period: Period,
): SubscriptionRow {
  const { status_details: _, ...rest } = get(work, 'subscription', paused.id);
  const active: SubscriptionRow = {
    ...rest,
    billing_cycle_anchor: anchor,
    items: { ...rest.items, data: withPeriod(rest.items.data, period) },
    status: 'active',
  };
  work.put('subscription', active);
  emit(work, 'customer.subscription.resumed', active, paused);
  return active;
}
