import { emit } from '../../objects/events/emit.ts';
import { nowFor } from '../../store/now.ts';
import type { ScheduleRow } from '../../store/rows.ts';
import { get, type Work } from '../../store/work.ts';
import { invalidRequest } from '../../wire/errors.ts';
import { mergeMetadata } from '../../wire/metadata.ts';
import { cancelSubscription } from '../subscriptions/change/cancel-subscription.ts';
import { isLive } from '../subscriptions/status.ts';
import { buildPauses } from './build-pauses.ts';
import { buildPhases } from './build-phases.ts';
import { closeSchedule } from './close-schedule.ts';
import type { UpdateInput } from './params.ts';
import { applyPhase } from './run-schedule.ts';

/** Replaces the phases that are not over. The current phase must be part of them and applies immediately. */
export function updateSchedule(work: Work, id: string, input: UpdateInput): ScheduleRow {
  const before = requireOpen(get(work, 'subscription_schedule', id));
  const now = nowFor(work, before.customer);
  const [first] = input.phases ?? [];
  const given = typeof first?.start_date === 'number' ? first.start_date : undefined;
  const start = given ?? before.current_phase?.start_date ?? before.phases[0]?.start_date ?? now;
  const phases =
    input.phases === undefined ? before.phases : buildPhases(work, input.phases, start);
  const current = phases.find(({ end_date, start_date }) => start_date <= now && now < end_date);
  if (before.status === 'active' && current === undefined) {
    throw invalidRequest('The phases must include the current time.', 'phases');
  }
  const after: ScheduleRow = {
    ...before,
    current_phase:
      before.status === 'active' && current
        ? { end_date: current.end_date, start_date: current.start_date }
        : before.current_phase,
    end_behavior: input.end_behavior ?? before.end_behavior,
    metadata: mergeMetadata(before.metadata, input.metadata),
    pause_schedules:
      input.pause_schedules === undefined
        ? before.pause_schedules
        : buildPauses(input.pause_schedules, now),
    phases,
  };
  work.put('subscription_schedule', after);
  emit(work, 'subscription_schedule.updated', after, before);
  const subscription = work.find('subscription', before.subscription ?? '');
  if (input.phases !== undefined && before.status === 'active' && current && subscription) {
    const behavior = input.proration_behavior ?? current.proration_behavior;
    applyPhase(work, subscription, { ...current, proration_behavior: behavior });
  }
  return get(work, 'subscription_schedule', id);
}

export function releaseSchedule(work: Work, id: string): ScheduleRow {
  return closeSchedule(work, requireOpen(get(work, 'subscription_schedule', id)), 'released');
}

export function cancelSchedule(
  work: Work,
  id: string,
  options: { invoice_now?: boolean; prorate?: boolean },
): ScheduleRow {
  const schedule = requireOpen(get(work, 'subscription_schedule', id));
  // Stripe's CLI triggers `aborted` this way; its documentation only names delinquent subscriptions as the cause.
  if (schedule.status === 'not_started') emit(work, 'subscription_schedule.aborted', schedule);
  const closed = closeSchedule(work, schedule, 'canceled');
  const subscription = work.find('subscription', schedule.subscription ?? '');
  if (subscription !== undefined && isLive(subscription.status)) {
    cancelSubscription(work, subscription.id, {
      invoice_now: options.invoice_now ?? true,
      prorate: options.prorate ?? true,
    });
  }
  return closed;
}

function requireOpen(schedule: ScheduleRow): ScheduleRow {
  if (schedule.status === 'active' || schedule.status === 'not_started') return schedule;
  throw invalidRequest(`This subscription schedule is ${schedule.status}.`);
}
