import { emit } from '../../../objects/events/emit.ts';
import { nowFor } from '../../../store/now.ts';
import type { SubscriptionRow } from '../../../store/rows.ts';
import { get, type Work } from '../../../store/work.ts';
import { voidInvoice } from '../../invoices/void-invoice.ts';
import { stopCollecting } from './end-subscription.ts';

/** A first payment that never came: 23 hours after creation the subscription is over for good. */
export function expireIncomplete(work: Work, before: SubscriptionRow): void {
  const expired: SubscriptionRow = {
    ...before,
    ended_at: nowFor(work, before.customer),
    status: 'incomplete_expired',
  };
  work.put('subscription', expired);
  stopCollecting(work, expired, null);
  emit(work, 'customer.subscription.updated', expired, before);
}

/** A pending change nobody paid for is dropped and its invoice voided. */
export function expirePendingUpdate(work: Work, before: SubscriptionRow): void {
  const note = get(work, 'subscription_note', before.id);
  const dropped: SubscriptionRow = { ...before, pending_update: null };
  work.put('subscription', dropped);
  work.put('subscription_note', { ...note, pendingInvoice: null });
  if (note.pendingInvoice !== null) voidInvoice(work, note.pendingInvoice);
  emit(work, 'customer.subscription.pending_update_expired', dropped, before);
}

/** Three days before a trial ends, once. */
export function warnOfTrialEnd(work: Work, subscription: SubscriptionRow): void {
  const note = get(work, 'subscription_note', subscription.id);
  work.put('subscription_note', { ...note, trialWarningSent: true });
  emit(work, 'customer.subscription.trial_will_end', subscription);
}
