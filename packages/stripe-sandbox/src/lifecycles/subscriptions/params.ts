import { discountsParam } from '../../objects/discounts/params.ts';
import { between, quantity, timestamp } from '../../wire/number-params.ts';
import {
  boolean,
  either,
  type InputOf,
  listOf,
  nullable,
  oneOf,
  type Param,
  shape,
  text,
} from '../../wire/params.ts';
import { cancellationReason, metadata, paging, range } from '../../wire/shared-params.ts';

const payment_behavior = oneOf(
  'allow_incomplete',
  'default_incomplete',
  'error_if_incomplete',
  'pending_if_incomplete',
);
const proration_behavior = oneOf('create_prorations', 'always_invoice', 'none');
const payment_settings = shape(
  {},
  {
    save_default_payment_method: oneOf('on_subscription', 'off'),
    payment_method_types: listOf(text),
  },
);
const trial_settings = shape(
  {
    end_behavior: shape({ missing_payment_method: oneOf('cancel', 'create_invoice', 'pause') }, {}),
  },
  {},
);
export const cancellation_details = shape(
  {},
  {
    comment: nullable(text),
    feedback: nullable(cancellationReason),
  },
);
const cancelAt = either(timestamp, oneOf('min_period_end', 'max_period_end'));
const trialEnd = either(timestamp, oneOf('now'));
const shared = {
  cancel_at_period_end: boolean,
  collection_method: oneOf('charge_automatically', 'send_invoice'),
  days_until_due: between(0, 3650),
  default_payment_method: text,
  default_tax_rates: nullable(listOf(text)),
  description: nullable(text),
  discounts: discountsParam,
  metadata,
  off_session: boolean,
  payment_behavior,
  payment_settings,
  proration_behavior,
  trial_end: trialEnd,
  trial_settings,
};

export const itemChange = shape(
  {},
  { id: text, price: text, quantity, deleted: boolean, discounts: discountsParam, metadata },
);

export const createParams = shape(
  {
    customer: text,
    items: listOf(shape({ price: text }, { discounts: discountsParam, quantity, metadata })),
  },
  {
    ...shared,
    add_invoice_items: listOf(shape({ price: text }, { quantity })),
    billing_cycle_anchor: timestamp,
    billing_mode: shape({ type: oneOf('flexible', 'classic') }, {}),
    cancel_at: cancelAt,
    currency: text,
    trial_period_days: between(0, 730),
  },
);

const anchorType = shape({ type: oneOf('now', 'unchanged') }, {});

/** An object in this API version; earlier ones had a string, which the portal and previews still use. */
const anchorChange: Param<'now' | 'unchanged'> = Object.assign(
  (value: unknown, at: string) =>
    typeof value === 'string' ? oneOf('now', 'unchanged')(value, at) : anchorType(value, at).type,
  { fields: anchorType.fields ?? {} },
);

export const updateParams = shape(
  {},
  {
    ...shared,
    billing_cycle_anchor: anchorChange,
    cancel_at: nullable(cancelAt),
    cancellation_details,
    items: listOf(itemChange),
    pause_collection: nullable(
      shape(
        { behavior: oneOf('keep_as_draft', 'mark_uncollectible', 'void') },
        { resumes_at: timestamp },
      ),
    ),
    proration_date: timestamp,
  },
);

export const resumeParams = shape(
  {},
  {
    billing_cycle_anchor: shape({ type: oneOf('now', 'unchanged') }, {}),
    payment_behavior: oneOf('resume_on_payment_attempt', 'resume_on_payment_success'),
    proration_behavior,
    proration_date: timestamp,
  },
);

export const pauseParams = shape(
  {},
  {
    bill_for: shape(
      {},
      {
        outstanding_usage_through: shape({}, { type: oneOf('none', 'now') }),
        unused_time_from: shape({}, { type: oneOf('item_current_period_start', 'none', 'now') }),
      },
    ),
    invoicing_behavior: oneOf('invoice', 'pending_invoice_item'),
    type: oneOf('subscription'),
  },
);

export const cancelParams = shape(
  {},
  { cancellation_details, invoice_now: boolean, prorate: boolean },
);

export const listParams = shape(
  {},
  {
    ...paging,
    collection_method: oneOf('charge_automatically', 'send_invoice'),
    created: range,
    customer: text,
    price: text,
    status: oneOf(
      'active',
      'all',
      'canceled',
      'ended',
      'incomplete',
      'incomplete_expired',
      'past_due',
      'paused',
      'trialing',
      'unpaid',
    ),
    test_clock: text,
  },
);

export type CreateInput = InputOf<typeof createParams>;
export type UpdateInput = InputOf<typeof updateParams>;
export type ResumeInput = InputOf<typeof resumeParams>;
export type PauseInput = InputOf<typeof pauseParams>;
export type CancelInput = InputOf<typeof cancelParams>;
export type ItemChange = InputOf<typeof itemChange>;
