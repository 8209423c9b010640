import { emit } from '../../objects/events/emit.ts';
import { newIdOf } from '../../store/ids.ts';
import { nowFor } from '../../store/now.ts';
import type { CustomerRow, ScheduleRow } from '../../store/rows.ts';
import { get, type Work } from '../../store/work.ts';
import { invalidRequest } from '../../wire/errors.ts';
import { mergeMetadata } from '../../wire/metadata.ts';
import { isRenewing } from '../subscriptions/status.ts';
import { buildPauses } from './build-pauses.ts';
import { buildPhases, type Phase, phaseOf } from './build-phases.ts';
import type { CreateInput } from './params.ts';
import { startSchedule } from './run-schedule.ts';

/** Creates a schedule for a new subscription, or for an existing one with `from_subscription`. */
export function createSchedule(work: Work, input: CreateInput): ScheduleRow {
  if (input.from_subscription !== undefined) return fromSubscription(work, input);
  const customer = get(work, 'customer', input.customer ?? '', 'customer');
  const now = nowFor(work, customer.id);
  const start =
    input.start_date === undefined || input.start_date === 'now' ? now : input.start_date;
  if (input.phases === undefined || input.phases.length === 0) {
    throw invalidRequest('A schedule needs phases.', 'phases', 'parameter_missing');
  }
  const schedule = emptySchedule(work, customer, input, buildPhases(work, input.phases, start));
  work.put('subscription_schedule', schedule);
  emit(work, 'subscription_schedule.created', schedule);
  if (start <= now) startSchedule(work, schedule);
  return get(work, 'subscription_schedule', schedule.id);
}

function fromSubscription(work: Work, input: CreateInput): ScheduleRow {
  const subscription = get(
    work,
    'subscription',
    input.from_subscription ?? '',
    'from_subscription',
  );
  if (subscription.schedule !== null || !isRenewing(subscription.status)) {
    throw invalidRequest(
      'The subscription is already managed by a schedule, or is not active.',
      'from_subscription',
    );
  }
  if (input.phases !== undefined) {
    throw invalidRequest('Pass from_subscription first, then update the phases.', 'phases');
  }
  const customer = get(work, 'customer', subscription.customer);
  const phase = phaseOf(subscription);
  const schedule: ScheduleRow = {
    ...emptySchedule(work, customer, input, [phase]),
    current_phase: { end_date: phase.end_date, start_date: phase.start_date },
    status: 'active',
    subscription: subscription.id,
  };
  work.put('subscription_schedule', schedule);
  work.put('subscription', { ...subscription, schedule: schedule.id });
  emit(work, 'subscription_schedule.created', schedule);
  return schedule;
}

function emptySchedule(
  work: Work,
  customer: CustomerRow,
  input: CreateInput,
  phases: Phase[],
): ScheduleRow {
  return {
    id: newIdOf('subscription_schedule'),
    object: 'subscription_schedule',
    application: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    canceled_at: null,
    completed_at: null,
    created: nowFor(work, customer.id),
    current_phase: null,
    customer: customer.id,
    customer_account: null,
    default_settings: {
      application_fee_percent: null,
      billing_cycle_anchor: 'automatic',
      billing_thresholds: null,
      collection_method: 'charge_automatically',
      default_payment_method: input.default_settings?.default_payment_method ?? null,
      description: input.default_settings?.description ?? null,
      invoice_settings: {
        account_tax_ids: null,
        custom_fields: null,
        days_until_due: null,
        description: null,
        footer: null,
        issuer: { type: 'self' },
      },
      on_behalf_of: null,
      transfer_data: null,
    },
    end_behavior: input.end_behavior ?? 'release',
    livemode: false,
    metadata: mergeMetadata({}, input.metadata),
    pause_schedules: buildPauses(input.pause_schedules, nowFor(work, customer.id)),
    phases,
    released_at: null,
    released_subscription: null,
    status: 'not_started',
    subscription: null,
    test_clock: customer.test_clock,
  };
}
