import type { BillingContext } from '../context.ts';
import type { MemberLock } from '../locks/member-locks.ts';
import type { SubscriptionRow } from '../subscriptions/subscriptions.repo.ts';
import { restoreSchedules } from './restore-schedules.ts';
import { deleteScheduleToRestore, putScheduleToRestore } from './schedules-to-restore.repo.ts';

/**
 * Every other change first undoes a scheduled one at Stripe, in a request of its own. If the change then fails, or
 * is not made yet, what was scheduled is not lost: it is restored now or by the hourly job.
 */
export async function keepSchedule<T>(
  context: BillingContext,
  lock: MemberLock,
  own: SubscriptionRow,
  change: () => Promise<T>,
  isMade: (outcome: T) => boolean = () => true,
): Promise<T> {
  if (own.next_price_id === null) return change();
  const { queries } = context.db;
  await putScheduleToRestore(queries, {
    subscription_id: own.id,
    price_id: own.price_id,
    next_price_id: own.next_price_id,
    next_quantity: own.next_quantity ?? own.quantity,
    created_at: context.now().toISOString(),
  });
  const restore = () =>
    restoreSchedules(context, lock).catch((error: unknown) => {
      context.logger.warn({ err: error, subscriptionId: own.id }, 'scheduled change not restored');
    });
  const outcome = await change().catch(async (error: unknown) => {
    await restore();
    throw error;
  });
  if (isMade(outcome)) await deleteScheduleToRestore(queries, own.id);
  else await restore();
  return outcome;
}
