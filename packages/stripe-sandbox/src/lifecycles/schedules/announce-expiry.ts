import { emit } from '../../objects/events/emit.ts';
import type { ScheduleRow } from '../../store/rows.ts';
import type { Work } from '../../store/work.ts';

/** Sent once, seven days before a schedule ends. */
export function announceExpiry(work: Work, schedule: ScheduleRow, end: number): void {
  work.put('schedule_note', { id: schedule.id, announcedEnd: end });
  emit(work, 'subscription_schedule.expiring', schedule);
}
