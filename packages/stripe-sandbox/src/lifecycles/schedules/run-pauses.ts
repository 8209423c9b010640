import { emit } from '../../objects/events/emit.ts';
import type { ScheduleRow } from '../../store/rows.ts';
import { get, type Work } from '../../store/work.ts';
import { ApiError } from '../../wire/errors.ts';
import { applyPause } from '../subscriptions/pause/pause-subscription.ts';
import { resumeSubscription } from '../subscriptions/pause/resume-subscription.ts';
import type { PauseSchedule } from './build-pauses.ts';

type Step = 'pause' | 'resume';

/** The next scheduled pause or resumption. */
export function findNextPause({
  pause_schedules,
}: ScheduleRow): { at: number; step: Step } | undefined {
  const [entry] = pause_schedules;
  if (entry?.pause.status.type === 'scheduled') {
    return { at: entry.pause.pause_at, step: 'pause' };
  }
  if (entry?.pause.status.type === 'succeeded' && entry.resume?.status.type === 'scheduled') {
    return { at: entry.resume.resume_at, step: 'resume' };
  }
  return undefined;
}

/** Pauses or resumes the subscription and records the outcome on the schedule. */
export function runPause(work: Work, schedule: ScheduleRow, step: Step): void {
  const [entry] = schedule.pause_schedules;
  if (entry === undefined) return;
  const status = attempt(() => {
    if (step === 'pause') pause(work, schedule, entry);
    else resume(work, schedule, entry);
  });
  const before = get(work, 'subscription_schedule', schedule.id);
  const settled: PauseSchedule =
    step === 'pause'
      ? { ...entry, pause: { ...entry.pause, status } }
      : { ...entry, resume: entry.resume && { ...entry.resume, status } };
  const after: ScheduleRow = { ...before, pause_schedules: [settled] };
  work.put('subscription_schedule', after);
  emit(work, 'subscription_schedule.updated', after, before);
}

function pause(work: Work, { subscription }: ScheduleRow, { pause: { settings } }: PauseSchedule) {
  const from = settings?.bill_for.unused_time_from.type;
  const isKept = from === 'none';
  const isWhole = from === 'item_current_period_start';
  applyPause(work, subscription ?? '', {
    bill_for: {
      unused_time_from: {
        type: isKept ? 'none' : isWhole ? 'item_current_period_start' : 'now',
      },
    },
    invoicing_behavior:
      settings?.invoicing_behavior === 'invoice' ? 'invoice' : 'pending_invoice_item',
  });
}

function resume(work: Work, { subscription }: ScheduleRow, { resume: plan }: PauseSchedule) {
  const keepsAnchor = plan?.settings.billing_cycle_anchor === 'unchanged';
  const isPatient = plan?.settings.payment_behavior === 'resume_on_payment_success';
  resumeSubscription(work, subscription ?? '', {
    billing_cycle_anchor: { type: keepsAnchor ? 'unchanged' : 'now' },
    payment_behavior: isPatient ? 'resume_on_payment_success' : 'resume_on_payment_attempt',
    ...(plan?.settings.proration_behavior === 'none' ? { proration_behavior: 'none' } : {}),
  });
}

function attempt(run: () => void): PauseSchedule['pause']['status'] {
  try {
    run();
    return { type: 'succeeded' };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { error: { message: error.message }, type: 'error' };
  }
}
