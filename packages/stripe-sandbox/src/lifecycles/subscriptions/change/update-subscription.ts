import { withoutDiscounts } from '../../../objects/discounts/spend-once.ts';
import { emit } from '../../../objects/events/emit.ts';
import { subscriptionOf } from '../../../objects/invoices/invoice-links.ts';
import { HOUR, nowFor } from '../../../store/now.ts';
import type { InvoiceRow, SubscriptionRow } from '../../../store/rows.ts';
import { get, type Work } from '../../../store/work.ts';
import { invalidRequest } from '../../../wire/errors.ts';
import { collectInvoice, isPaidOrProcessing } from '../../invoices/collect-invoice.ts';
import { finalizeInvoice } from '../../invoices/finalize-invoice.ts';
import { paymentRequired } from '../../invoices/payment-required.ts';
import { voidInvoice } from '../../invoices/void-invoice.ts';
import { endTrialWithoutCard } from '../end/end-trial-without-card.ts';
import { currentPeriod, withPeriod } from '../items.ts';
import type { UpdateInput } from '../params.ts';
import { setLatestInvoice } from '../set-latest-invoice.ts';
import { isLive } from '../status.ts';
import { applyFields, withTrialEnd } from './apply-fields.ts';
import { changePeriodEnd } from './change-period-end.ts';
import {
  type Change,
  draftChangeInvoice,
  draftProrationInvoice,
  planUpdate,
  recordProrations,
} from './change-subscription.ts';

export function updateSubscription(work: Work, id: string, input: UpdateInput): SubscriptionRow {
  const before = get(work, 'subscription', id);
  if (!isLive(before.status)) {
    const allowed = new Set(['metadata', 'cancellation_details']);
    if (Object.keys(input).some((key) => !allowed.has(key))) {
      throw invalidRequest(
        'A canceled subscription can only update its cancellation_details and metadata.',
        undefined,
        'invalid_canceled_subscription_fields',
      );
    }
  }
  const described = applyFields(work, before, input);
  const touchesBilling =
    input.items !== undefined ||
    input.billing_cycle_anchor === 'now' ||
    input.trial_end !== undefined;
  if (!touchesBilling) return saveFields(work, before, described, input);
  if (before.status === 'incomplete') {
    throw invalidRequest(
      'An incomplete subscription takes no change of plan before its first payment.',
    );
  }
  const { pendingInvoice } = get(work, 'subscription_note', id);
  if (pendingInvoice !== null) {
    // A new change replaces a pending update.
    voidInvoice(work, pendingInvoice);
    return updateSubscription(work, id, input);
  }
  if (typeof input.trial_end === 'number') {
    return save(work, before, withTrialEnd(work, described, input.trial_end));
  }
  const change = planUpdate(work, before, input);
  if (input.trial_end === 'now') {
    const items = { ...described.items, data: withPeriod(change.items, currentPeriod(before)) };
    if (endTrialWithoutCard(work, { ...described, items })) return get(work, 'subscription', id);
  }
  if (input.payment_behavior === 'pending_if_incomplete' && change.billsNow) {
    return changeWhenPaid(work, before, described, change);
  }
  const changed = withChange(described, change);
  recordProrations(work, changed, change.plan.prorations, change.moment);
  const end =
    described.cancel_at === before.cancel_at
      ? { subscription: changed, prorations: [] }
      : changePeriodEnd(work, changed, input.proration_behavior !== 'none');
  const after = save(work, before, end.subscription);
  recordProrations(work, after, end.prorations, change.moment);
  return change.billsNow
    ? billNow(work, after, draftChangeInvoice(work, after, change), input)
    : after;
}

/** Saves fields without a plan change; a new `cancel_at` may still shorten or extend the current period. */
function saveFields(
  work: Work,
  before: SubscriptionRow,
  described: SubscriptionRow,
  input: UpdateInput,
): SubscriptionRow {
  const isMoved = described.cancel_at !== before.cancel_at;
  if (!isMoved) return save(work, before, described);
  const { subscription, prorations } = changePeriodEnd(
    work,
    described,
    input.proration_behavior !== 'none',
  );
  const after = save(work, before, subscription);
  const moment = nowFor(work, after.customer);
  recordProrations(work, after, prorations, moment);
  if (input.proration_behavior !== 'always_invoice' || prorations.length === 0) return after;
  return billNow(work, after, draftProrationInvoice(work, after, moment), input);
}

function billNow(
  work: Work,
  subscription: SubscriptionRow,
  invoice: InvoiceRow,
  input: UpdateInput,
): SubscriptionRow {
  setLatestInvoice(work, subscription.id, invoice.id);
  bill(work, invoice.id, input);
  return get(work, 'subscription', subscription.id);
}

/** The subscription with the changed items, period and anchor. A trial ends if the anchor is reset. */
export function withChange(subscription: SubscriptionRow, change: Change): SubscriptionRow {
  const endsTrial = subscription.status === 'trialing' && change.plan.resetsAnchor;
  return {
    ...subscription,
    billing_cycle_anchor: change.plan.anchor,
    cancel_at: subscription.cancel_at_period_end ? change.plan.period.end : subscription.cancel_at,
    items: { ...subscription.items, data: change.items },
    ...(endsTrial ? { status: 'active', trial_end: change.moment } : {}),
  };
}

function bill(work: Work, invoice: string, input: UpdateInput): void {
  const open = finalizeInvoice(work, invoice);
  if (open.status === 'paid') return;
  if (input.payment_behavior === 'default_incomplete') {
    markPastDue(work, open);
    return;
  }
  const after = collectInvoice(work, invoice, {
    isAutomatic: false,
    isOffSession: input.off_session ?? false,
  });
  if (input.payment_behavior === 'error_if_incomplete' && !isPaidOrProcessing(work, after)) {
    throw paymentRequired(work, invoice);
  }
}

/** `default_incomplete`: the change applies, and the subscription is past due until the browser pays. */
function markPastDue(work: Work, invoice: InvoiceRow): void {
  const before = work.find('subscription', subscriptionOf(invoice) ?? '');
  if (before?.status === 'active') save(work, before, { ...before, status: 'past_due' });
}

/** `pending_if_incomplete`: the change applies only once its invoice is paid, within 23 hours. */
function changeWhenPaid(
  work: Work,
  before: SubscriptionRow,
  described: SubscriptionRow,
  change: Change,
): SubscriptionRow {
  recordProrations(work, before, change.plan.prorations, change.moment);
  const draft = draftChangeInvoice(work, before, change);
  const note = get(work, 'subscription_note', before.id);
  work.put('subscription_note', { ...note, pendingInvoice: draft.id });
  const { discounts } = setLatestInvoice(work, before.id, draft.id);
  const spent = before.discounts.filter((id) => !discounts.includes(id));
  finalizeInvoice(work, draft.id);
  const invoice = collectInvoice(work, draft.id, { isAutomatic: false, isOffSession: false });
  if (isPaidOrProcessing(work, invoice)) {
    work.put('subscription_note', { ...note, pendingInvoice: null });
    const drafted = { ...described, latest_invoice: draft.id };
    return save(work, before, withoutDiscounts(withChange(drafted, change), spent));
  }
  const pending: SubscriptionRow = {
    ...described,
    latest_invoice: draft.id,
    pending_update: {
      billing_cycle_anchor: change.plan.resetsAnchor ? change.plan.anchor : null,
      cancel_at_period_end: null,
      discount: null,
      discounts: null,
      expires_at: nowFor(work, before.customer) + 23 * HOUR,
      metadata: null,
      subscription_items: change.items,
      trial_end: null,
      trial_from_plan: null,
    },
  };
  return save(work, before, withoutDiscounts(pending, spent));
}

function save(work: Work, before: SubscriptionRow, after: SubscriptionRow): SubscriptionRow {
  work.put('subscription', after);
  emit(work, 'customer.subscription.updated', after, before);
  return get(work, 'subscription', after.id);
}
