import { emit } from '../../objects/events/emit.ts';
import type { SubscriptionRow } from '../../store/rows.ts';
import { get, type Work } from '../../store/work.ts';
import { currentPeriod } from '../subscriptions/items/current-period.ts';
import { previewInvoice } from './preview-invoice.ts';

/** Sends `invoice.upcoming` with the preview of the next renewal, once per period. */
export function announceRenewal(work: Work, subscription: SubscriptionRow): void {
  const { end } = currentPeriod(subscription);
  const note = get(work, 'subscription_note', subscription.id);
  work.put('subscription_note', { ...note, announcedPeriodEnd: end });
  emit(work, 'invoice.upcoming', previewInvoice(work, { subscription: subscription.id }));
}
