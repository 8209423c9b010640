import { discountsParam } from '../../objects/discounts/params.ts';
import { between, quantity, timestamp } from '../../wire/number-params.ts';
import {
  boolean,
  either,
  type InputOf,
  listOf,
  nullable,
  oneOf,
  shape,
  text,
} from '../../wire/params.ts';
import { metadata, paging, range } from '../../wire/shared-params.ts';

const proration_behavior = oneOf('create_prorations', 'always_invoice', 'none');
const phase = shape(
  { items: listOf(shape({ price: text }, { metadata, quantity })) },
  {
    description: nullable(text),
    discounts: discountsParam,
    duration: shape(
      { interval: oneOf('day', 'week', 'month', 'year') },
      { interval_count: between(1, 1095) },
    ),
    end_date: timestamp,
    metadata,
    proration_behavior,
    start_date: either(timestamp, oneOf('now')),
  },
);
const pauseSchedule = shape(
  {
    pause: shape(
      { pause_at: shape({ type: oneOf('now', 'timestamp') }, { timestamp }) },
      {
        settings: shape(
          {},
          {
            bill_for: shape(
              {},
              {
                outstanding_usage_through: shape({}, { type: oneOf('none', 'pause_at') }),
                unused_time_from: shape(
                  {},
                  { type: oneOf('item_current_period_start', 'none', 'pause_at') },
                ),
              },
            ),
            invoicing_behavior: oneOf('invoice', 'pending_invoice_item'),
            type: oneOf('subscription'),
          },
        ),
      },
    ),
  },
  {
    key: text,
    resume: shape(
      {
        resume_at: shape(
          { type: oneOf('duration', 'timestamp') },
          {
            duration: shape(
              { interval: oneOf('day', 'week', 'month', 'year') },
              { interval_count: between(1, 1095) },
            ),
            timestamp,
          },
        ),
      },
      {
        settings: shape(
          {},
          {
            billing_cycle_anchor: oneOf('resume_at', 'unchanged'),
            payment_behavior: oneOf('resume_on_payment_attempt', 'resume_on_payment_success'),
            proration_behavior,
          },
        ),
      },
    ),
  },
);
const pause_schedules = listOf(pauseSchedule);
const end_behavior = oneOf('release', 'cancel');
const default_settings = shape({}, { default_payment_method: text, description: nullable(text) });

export const createParams = shape(
  {},
  {
    customer: text,
    default_settings,
    end_behavior,
    from_subscription: text,
    metadata,
    pause_schedules,
    phases: listOf(phase),
    start_date: either(timestamp, oneOf('now')),
  },
);
export const updateParams = shape(
  {},
  {
    default_settings,
    end_behavior,
    metadata,
    pause_schedules,
    phases: listOf(phase),
    proration_behavior,
  },
);
export const cancelParams = shape({}, { invoice_now: boolean, prorate: boolean });
export const releaseParams = shape({}, { preserve_cancel_date: boolean });
export const listParams = shape(
  {},
  { ...paging, created: range, customer: text, scheduled: boolean },
);

export type CreateInput = InputOf<typeof createParams>;
export type UpdateInput = InputOf<typeof updateParams>;
export type PauseScheduleInput = InputOf<typeof pauseSchedule>;
export type PhaseInput = InputOf<typeof phase>;
