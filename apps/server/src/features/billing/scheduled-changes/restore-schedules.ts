import type { BillingContext } from '../context.ts';
import { hasUnfinishedInvoice } from '../invoices/has-unfinished-invoice.ts';
import type { MemberLock } from '../locks/member-locks.ts';
import { getChangedSubscription, getOwnSubscription } from '../subscriptions/own-subscription.ts';
import { isEnded, isEnding, isPaid } from '../subscriptions/subscription-state.ts';
import type { SubscriptionRow } from '../subscriptions/subscriptions.repo.ts';
import { deleteScheduleToRestore, findSchedulesToRestore } from './schedules-to-restore.repo.ts';

/**
 * Schedules again what another change has undone, unless that change was made after all. Waits while it may still
 * be made, for example until the member has confirmed its payment. Returns the restored subscriptions.
 */
export async function restoreSchedules(
  context: BillingContext,
  lock: MemberLock,
): Promise<SubscriptionRow[]> {
  const { queries } = context.db;
  const restored: SubscriptionRow[] = [];
  for (const lost of await findSchedulesToRestore(queries, lock.userId)) {
    const own = await getOwnSubscription(context, lock, lost.subscription_id);
    const isReplaced =
      isEnded(own) ||
      isEnding(own) ||
      own.price_id !== lost.price_id ||
      own.next_price_id !== null ||
      own.pause_starts_at !== null;
    if (!isReplaced) {
      if (!isPaid(own) || (await hasUnfinishedInvoice(context, own))) continue;
      const { next_price_id: priceId, next_quantity: quantity } = lost;
      await context.payments.scheduleChange({ subscriptionId: own.id, priceId, quantity });
      restored.push(await getChangedSubscription(context, lock, own));
      context.logger.warn({ subscriptionId: own.id, priceId }, 'scheduled change restored');
    }
    await deleteScheduleToRestore(queries, own.id);
  }
  return restored;
}
