import { emit } from '../../objects/events/emit.ts';
import { nowFor } from '../../store/now.ts';
import type { ScheduleRow } from '../../store/rows.ts';
import type { Work } from '../../store/work.ts';

/** Ends a schedule; its subscription, if it still runs, continues without it. */
export function closeSchedule(
  work: Work,
  before: ScheduleRow,
  status: 'canceled' | 'completed' | 'released',
  announcedAs: 'aborted' | typeof status = status,
): ScheduleRow {
  const now = nowFor(work, before.customer);
  const subscription = work.find('subscription', before.subscription ?? '');
  if (subscription !== undefined) work.put('subscription', { ...subscription, schedule: null });
  const after: ScheduleRow = {
    ...before,
    canceled_at: status === 'canceled' ? now : null,
    completed_at: status === 'completed' ? now : null,
    current_phase: null,
    released_at: status === 'released' ? now : null,
    released_subscription: status === 'released' ? before.subscription : null,
    status,
    subscription: status === 'released' ? null : before.subscription,
  };
  work.put('subscription_schedule', after);
  emit(work, `subscription_schedule.${announcedAs}`, after, before);
  return after;
}
