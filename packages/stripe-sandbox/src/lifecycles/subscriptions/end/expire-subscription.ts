import { emit } from '../../../objects/events/emit.ts';
import { nowFor } from '../../../store/now.ts';
import type { SubscriptionRow } from '../../../store/rows.ts';
import { get, type Work } from '../../../store/work.ts';
import { voidInvoice } from '../../invoices/void-invoice.ts';
import { stopCollection } from './end-subscription.ts';

/** Expires a subscription whose first invoice was not paid within 23 hours. */
export function expireIncomplete(work: Work, before: SubscriptionRow): void {
  const expired: SubscriptionRow = {
    ...before,
    ended_at: nowFor(work, before.customer),
    status: 'incomplete_expired',
  };
  work.put('subscription', expired);
  stopCollection(work, expired, null);
  emit(work, 'customer.subscription.updated', expired, before);
}

/** Discards an unpaid pending update and voids its invoice. */
export function expirePendingUpdate(work: Work, before: SubscriptionRow): void {
  const note = get(work, 'subscription_note', before.id);
  const dropped: SubscriptionRow = { ...before, pending_update: null };
  work.put('subscription', dropped);
  work.put('subscription_note', { ...note, pendingInvoice: null });
  if (note.pendingInvoice !== null) voidInvoice(work, note.pendingInvoice);
  emit(work, 'customer.subscription.pending_update_expired', dropped, before);
}

/** Sent once, three days before the trial ends. */
export function announceTrialEnd(work: Work, subscription: SubscriptionRow): void {
  const note = get(work, 'subscription_note', subscription.id);
  work.put('subscription_note', { ...note, trialWarningSent: true });
  emit(work, 'customer.subscription.trial_will_end', subscription);
}
