import { DAY } from '../../store/now.ts';
import type { ScheduleRow } from '../../store/rows.ts';
import type { Work } from '../../store/work.ts';
import { announceExpiry } from '../schedules/announce-expiry.ts';
import { findNextPause, runPause } from '../schedules/run-pauses.ts';
import { advanceSchedule, startSchedule } from '../schedules/run-schedule.ts';
import type { Due } from './due-work.ts';

const ANNOUNCED_BEFORE = 7 * DAY;

export function dueOfSchedule(work: Work, schedule: ScheduleRow): Due | undefined {
  if (schedule.status === 'not_started') {
    const at = schedule.phases[0]?.start_date ?? 0;
    return { at, run: (then) => startSchedule(then, schedule) };
  }
  if (schedule.status !== 'active' || schedule.current_phase === null) return undefined;
  const candidates: Due[] = [];
  const pause = findNextPause(schedule);
  if (pause !== undefined) {
    candidates.push({ at: pause.at, run: (then) => runPause(then, schedule, pause.step) });
  }
  // The phases wait for a paused subscription to be resumed.
  const status = work.find('subscription', schedule.subscription ?? '')?.status;
  if (status !== 'paused') {
    const end = schedule.phases.at(-1)?.end_date ?? 0;
    if (work.find('schedule_note', schedule.id)?.announcedEnd !== end) {
      const at = Math.max(end - ANNOUNCED_BEFORE, schedule.phases[0]?.start_date ?? 0);
      candidates.push({ at, run: (then) => announceExpiry(then, schedule, end) });
    }
    const at = schedule.current_phase.end_date;
    candidates.push({ at, run: (then) => advanceSchedule(then, schedule) });
  }
  return candidates.reduce<Due | undefined>(
    (first, due) => (first === undefined || due.at < first.at ? due : first),
    undefined,
  );
}
