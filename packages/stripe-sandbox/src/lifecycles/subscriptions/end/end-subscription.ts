import type Stripe from 'stripe';
import { emit } from '../../../objects/events/emit.ts';
import { nowFor } from '../../../store/now.ts';
import type { SubscriptionRow } from '../../../store/rows.ts';
import type { Work } from '../../../store/work.ts';
import { voidInvoice } from '../../invoices/void-invoice.ts';

type Reason = Stripe.Subscription.CancellationDetails.Reason;

/** Ends a subscription now. An unpaid first invoice is voided; later open invoices stay open but are not retried. */
export function endSubscription(
  work: Work,
  before: SubscriptionRow,
  reason: Reason,
  details: Partial<Stripe.Subscription.CancellationDetails> = {},
): SubscriptionRow {
  const at = nowFor(work, before.customer);
  const ended: SubscriptionRow = {
    ...before,
    canceled_at: before.canceled_at ?? at,
    cancellation_details: {
      comment: null,
      feedback: null,
      feedback_option: null,
      ...before.cancellation_details,
      ...details,
      reason,
    },
    ended_at: at,
    pending_update: null,
    status: 'canceled',
  };
  work.put('subscription', ended);
  const note = work.find('subscription_note', before.id);
  if (note !== undefined) work.put('subscription_note', { ...note, pendingInvoice: null });
  stopCollection(work, ended, before.status === 'incomplete' ? null : (note?.pendingInvoice ?? ''));
  emit(work, 'customer.subscription.deleted', ended);
  return ended;
}

/** `voids` is the open invoice to void; null voids all of them. */
export function stopCollection(
  work: Work,
  subscription: SubscriptionRow,
  voids: string | null,
): void {
  for (const invoice of work.where('invoice', 'subscription', subscription.id)) {
    if (invoice.status === 'open' && (voids === null || voids === invoice.id)) {
      voidInvoice(work, invoice.id);
    } else if ((invoice.status === 'open' || invoice.status === 'draft') && invoice.auto_advance) {
      const left = {
        ...invoice,
        auto_advance: false,
        automatically_finalizes_at: null,
        next_payment_attempt: null,
      };
      work.put('invoice', left);
      emit(work, 'invoice.updated', left, invoice);
    }
  }
}
