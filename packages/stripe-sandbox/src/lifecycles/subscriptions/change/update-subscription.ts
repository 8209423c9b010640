import { nowFor } from '../../../store/now.ts';
import type { SubscriptionRow } from '../../../store/rows.ts';
import { get, type Work } from '../../../store/work.ts';
import { invalidRequest } from '../../../wire/errors.ts';
import { voidInvoice } from '../../invoices/void-invoice.ts';
import { endTrialWithoutCard } from '../end/end-trial-without-card.ts';
import { currentPeriod, withPeriod } from '../items/current-period.ts';
import type { UpdateInput } from '../params.ts';
import { isLive } from '../status.ts';
import { applyFields, withTrialEnd } from './apply-fields.ts';
import { billNow } from './bill-change.ts';
import { changePeriodEnd } from './change-period-end.ts';
import {
  draftChangeInvoice,
  draftProrationInvoice,
  planUpdate,
  recordProrations,
} from './change-subscription.ts';
import { changeWhenPaid } from './change-when-paid.ts';
import { saveSubscription } from './save-subscription.ts';
import { withChange } from './with-change.ts';

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
    return saveSubscription(work, before, withTrialEnd(work, described, input.trial_end));
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
  const after = saveSubscription(work, before, end.subscription);
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
  if (!isMoved) return saveSubscription(work, before, described);
  const { subscription, prorations } = changePeriodEnd(
    work,
    described,
    input.proration_behavior !== 'none',
  );
  const after = saveSubscription(work, before, subscription);
  const moment = nowFor(work, after.customer);
  recordProrations(work, after, prorations, moment);
  if (input.proration_behavior !== 'always_invoice' || prorations.length === 0) return after;
  return billNow(work, after, draftProrationInvoice(work, after, moment), input);
}
