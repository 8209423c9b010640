import { emit } from '../../../objects/events/emit.ts';
import type { SubscriptionRow } from '../../../store/rows.ts';
import { get, type Work } from '../../../store/work.ts';
import { finalizeInvoice } from '../../invoices/finalize-invoice.ts';
import { markUncollectible, voidDraft } from '../../invoices/void-invoice.ts';

/** Applies `pause_collection` to the invoice of a new period. */
export function billWhilePaused(work: Work, subscription: SubscriptionRow, invoice: string): void {
  const behavior = subscription.pause_collection?.behavior;
  if (behavior === 'void') voidDraft(work, invoice);
  if (behavior !== 'mark_uncollectible') return;
  if (finalizeInvoice(work, invoice).status === 'open') markUncollectible(work, invoice);
}

/** Ends `pause_collection` at its `resumes_at`. */
export function resumeCollection(work: Work, before: SubscriptionRow): void {
  const after: SubscriptionRow = {
    ...get(work, 'subscription', before.id),
    pause_collection: null,
  };
  work.put('subscription', after);
  emit(work, 'customer.subscription.updated', after, before);
}
