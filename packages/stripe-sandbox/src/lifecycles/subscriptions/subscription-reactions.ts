import { emit } from '../../objects/events/emit.ts';
import { findInvoiceOfIntent, subscriptionOf } from '../../objects/invoices/invoice-links.ts';
import type { InvoiceRow, SubscriptionRow } from '../../store/rows.ts';
import { get, type Reaction, type Work } from '../../store/work.ts';
import { intentOf } from '../invoices/collect-invoice.ts';
import { isRetried } from '../invoices/is-retried.ts';
import { endSubscription } from './end/end-subscription.ts';
import { expireIncomplete } from './end/expire-subscription.ts';
import { dropResumption, finishResumption } from './pause/resume-subscription.ts';
import { isLive } from './status.ts';

/** Updates a subscription when its invoice or setup intent changes. */
export const subscriptionReactions: Record<string, Reaction> = {
  // The subscription starts while its first payment is still processing.
  'payment_intent.processing': (work, { id }) => {
    const invoice = findInvoiceOfIntent(work, id);
    const subscription = work.find('subscription', (invoice && subscriptionOf(invoice)) ?? '');
    if (invoice === undefined || subscription?.status !== 'incomplete') return;
    const kept = withSavedPaymentMethod(work, subscription, invoice);
    save(work, subscription, { ...kept, status: 'active' });
  },
  'invoice.paid': (work, { id }) => {
    const found = find(work, id);
    if (found === undefined) return;
    const { invoice, subscription } = found;
    if (work.find('subscription_note', subscription.id)?.pendingInvoice === id) {
      applyPendingUpdate(work, subscription);
      return;
    }
    if (work.find('subscription_note', subscription.id)?.resumption?.invoice === id) {
      finishResumption(work, subscription);
      return;
    }
    const kept = withSavedPaymentMethod(work, subscription, invoice);
    const isRevived =
      subscription.status === 'incomplete' ||
      ((subscription.status === 'past_due' || subscription.status === 'unpaid') &&
        subscription.latest_invoice === id);
    save(work, subscription, isRevived ? { ...kept, status: 'active' } : kept);
  },
  // Without its invoice, a pending update or a first payment can no longer be paid.
  'invoice.voided': (work, { id }) => {
    const found = find(work, id);
    if (found === undefined) return;
    const { subscription } = found;
    if (subscription.status === 'incomplete' && subscription.latest_invoice === id) {
      expireIncomplete(work, subscription);
      return;
    }
    const note = get(work, 'subscription_note', subscription.id);
    if (note.pendingInvoice === id) dropPendingUpdate(work, subscription);
    if (note.resumption?.invoice === id) dropResumption(work, subscription.id);
  },
  'invoice.payment_failed': (work, { id }) => {
    const found = find(work, id);
    if (found === undefined) return;
    const { invoice, subscription } = found;
    if (work.find('subscription_note', subscription.id)?.pendingInvoice === id) return;
    if (isRetried(work, invoice) && invoice.next_payment_attempt === null)
      endDunning(work, subscription);
    else if (subscription.status === 'active') {
      save(work, subscription, { ...subscription, status: 'past_due' });
    }
  },
  'invoice.payment_action_required': (work, { id }) => {
    const found = find(work, id);
    if (found === undefined || found.invoice.billing_reason !== 'subscription_update') return;
    if (work.find('subscription_note', found.subscription.id)?.pendingInvoice === id) return;
    if (found.subscription.status === 'active') {
      save(work, found.subscription, { ...found.subscription, status: 'past_due' });
    }
  },
  'setup_intent.succeeded': (work, { id }) => {
    const { payment_method } = get(work, 'setup_intent', id);
    const [subscription] = work.where('subscription', 'pending_setup_intent', id);
    if (subscription === undefined || payment_method === null) return;
    save(work, subscription, {
      ...subscription,
      default_payment_method: payment_method,
      pending_setup_intent: null,
    });
  },
};

function find(work: Work, invoiceId: string) {
  const invoice = get(work, 'invoice', invoiceId);
  const id = subscriptionOf(invoice);
  const subscription = id === null ? undefined : work.find('subscription', id);
  if (subscription === undefined || !isLive(subscription.status)) return undefined;
  return { invoice, subscription };
}

function applyPendingUpdate(work: Work, before: SubscriptionRow): void {
  const update = before.pending_update;
  const note = get(work, 'subscription_note', before.id);
  work.put('subscription_note', { ...note, pendingInvoice: null });
  // Paid during the update itself, which then applies the change.
  if (update === null) return;
  const data = (update.subscription_items ?? []) as SubscriptionRow['items']['data'];
  const after: SubscriptionRow = {
    ...before,
    billing_cycle_anchor: update.billing_cycle_anchor ?? before.billing_cycle_anchor,
    cancel_at: before.cancel_at_period_end
      ? (data[0]?.current_period_end ?? null)
      : before.cancel_at,
    items: { ...before.items, data },
    pending_update: null,
  };
  work.put('subscription', after);
  emit(work, 'customer.subscription.updated', after, before);
  emit(work, 'customer.subscription.pending_update_applied', after, before);
}

function dropPendingUpdate(work: Work, before: SubscriptionRow): void {
  const note = get(work, 'subscription_note', before.id);
  work.put('subscription_note', { ...note, pendingInvoice: null });
  const dropped: SubscriptionRow = { ...before, pending_update: null };
  work.put('subscription', dropped);
  emit(work, 'customer.subscription.pending_update_expired', dropped, before);
}

/** `save_default_payment_method: on_subscription` saves the payment method that paid. */
function withSavedPaymentMethod(
  work: Work,
  subscription: SubscriptionRow,
  invoice: InvoiceRow,
): SubscriptionRow {
  if (subscription.payment_settings?.save_default_payment_method !== 'on_subscription') {
    return subscription;
  }
  const method = intentOf(work, invoice.id)?.payment_method;
  return method ? { ...subscription, default_payment_method: method } : subscription;
}

function endDunning(work: Work, subscription: SubscriptionRow): void {
  if (work.config.afterDunning === 'cancel') endSubscription(work, subscription, 'payment_failed');
  else save(work, subscription, { ...subscription, status: work.config.afterDunning });
}

function save(work: Work, before: SubscriptionRow, after: SubscriptionRow): void {
  if (after === before) return;
  if (JSON.stringify(after) === JSON.stringify(before)) return;
  work.put('subscription', after);
  emit(work, 'customer.subscription.updated', after, before);
}
