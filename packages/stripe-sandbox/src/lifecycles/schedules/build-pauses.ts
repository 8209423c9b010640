import { addIntervals } from '../../money/period.ts';
import { newId } from '../../store/ids.ts';
import type { ScheduleRow } from '../../store/rows.ts';
import { invalidRequest } from '../../wire/errors.ts';
import type { PauseScheduleInput } from './params.ts';

export type PauseSchedule = ScheduleRow['pause_schedules'][number];

/** Resolves the times of a pause and its resumption. Stripe supports one entry. */
export function buildPauses(
  inputs: PauseScheduleInput[] | undefined,
  now: number,
): PauseSchedule[] {
  if ((inputs?.length ?? 0) > 1) {
    throw invalidRequest('Only one pause schedule is supported.', 'pause_schedules');
  }
  return (inputs ?? []).map(({ key, pause, resume }) => {
    const pauseAt = pause.pause_at.type === 'now' ? now : requireTime(pause.pause_at.timestamp);
    const { settings } = pause;
    return {
      key: key ?? newId('pause', 12),
      pause: {
        pause_at: pauseAt,
        settings: {
          bill_for: {
            outstanding_usage_through: {
              type: settings?.bill_for?.outstanding_usage_through?.type ?? 'pause_at',
            },
            unused_time_from: { type: settings?.bill_for?.unused_time_from?.type ?? 'pause_at' },
          },
          invoicing_behavior: settings?.invoicing_behavior ?? 'pending_invoice_item',
          type: 'subscription',
        },
        status: { type: 'scheduled' },
      },
      resume: resume === undefined ? null : buildResume(resume, pauseAt),
    };
  });
}

function buildResume(
  { resume_at, settings }: NonNullable<PauseScheduleInput['resume']>,
  pauseAt: number,
): NonNullable<PauseSchedule['resume']> {
  const { duration } = resume_at;
  const at =
    duration === undefined
      ? requireTime(resume_at.timestamp)
      : addIntervals(pauseAt, { interval_count: 1, ...duration }, 1);
  if (at <= pauseAt) {
    throw invalidRequest('A pause must end after it starts.', 'pause_schedules[0][resume]');
  }
  return {
    resume_at: at,
    settings: {
      billing_cycle_anchor: settings?.billing_cycle_anchor ?? 'resume_at',
      payment_behavior: settings?.payment_behavior ?? 'resume_on_payment_attempt',
      proration_behavior: settings?.proration_behavior ?? 'create_prorations',
    },
    status: { type: 'scheduled' },
  };
}

function requireTime(timestamp: number | undefined): number {
  if (timestamp !== undefined) return timestamp;
  throw invalidRequest(
    'Missing required param: timestamp.',
    'pause_schedules',
    'parameter_missing',
  );
}
