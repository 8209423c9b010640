import { withoutDiscounts } from '../../../objects/discounts/spend-once.ts';
import { HOUR, nowFor } from '../../../store/now.ts';
import type { SubscriptionRow } from '../../../store/rows.ts';
import { get, type Work } from '../../../store/work.ts';
import { collectInvoice, isPaidOrProcessing } from '../../invoices/collect-invoice.ts';
import { finalizeInvoice } from '../../invoices/finalize-invoice.ts';
import { setLatestInvoice } from '../set-latest-invoice.ts';
import { type Change, draftChangeInvoice, recordProrations } from './change-subscription.ts';
import { saveSubscription } from './save-subscription.ts';
import { withChange } from './with-change.ts';

/** `pending_if_incomplete`: the change applies only once its invoice is paid, within 23 hours. */
export function changeWhenPaid(
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
    return saveSubscription(work, before, withoutDiscounts(withChange(drafted, change), spent));
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
  return saveSubscription(work, before, withoutDiscounts(pending, spent));
}
