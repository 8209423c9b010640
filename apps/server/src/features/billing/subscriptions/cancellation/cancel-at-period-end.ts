import type { BillingContext } from '../../context.ts';
import type { MemberLock } from '../../locks/member-locks.ts';
import { keepSchedule } from '../../scheduled-changes/keep-schedule.ts';
import type { SubscriptionRow } from '../subscriptions.repo.ts';

/** Also drops a scheduled change, and a planned pause. */
export async function cancelAtPeriodEnd(
  context: BillingContext,
  lock: MemberLock,
  own: SubscriptionRow,
): Promise<void> {
  const { payments } = context;
  // First of all, nothing more is charged, even if the next call fails.
  await keepSchedule(context, lock, own, () => payments.setCancellation(own.id, true));
  // Otherwise the plan would be paused if the member resumes it.
  if (own.pause_starts_at !== null) await payments.undoPause(own.id);
}
