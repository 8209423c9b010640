import {
  boolean,
  either,
  type InputOf,
  integer,
  listOf,
  metadata,
  nullable,
  oneOf,
  paging,
  range,
  shape,
  text,
} from '../api/params.ts';
import { itemChange } from '../subscriptions/params.ts';

const fields = {
  auto_advance: boolean,
  collection_method: oneOf('charge_automatically', 'send_invoice'),
  days_until_due: integer,
  default_payment_method: text,
  description: nullable(text),
  due_date: integer,
  footer: nullable(text),
  metadata,
};

export const createParams = shape(
  { customer: text },
  {
    ...fields,
    currency: text,
    pending_invoice_items_behavior: oneOf('include', 'exclude'),
    subscription: text,
  },
);
export const updateParams = shape({}, fields);
export const finalizeParams = shape({}, { auto_advance: boolean });
export const payParams = shape(
  {},
  { off_session: boolean, paid_out_of_band: boolean, payment_method: text },
);
export const listParams = shape(
  {},
  {
    ...paging,
    collection_method: text,
    created: range,
    customer: text,
    status: oneOf('draft', 'open', 'paid', 'uncollectible', 'void'),
    subscription: text,
  },
);
export const previewParams = shape(
  {},
  {
    currency: text,
    customer: text,
    preview_mode: oneOf('next'),
    subscription: text,
    subscription_details: shape(
      {},
      {
        billing_cycle_anchor: oneOf('now', 'unchanged'),
        cancel_at_period_end: boolean,
        items: listOf(itemChange),
        proration_behavior: oneOf('create_prorations', 'always_invoice', 'none'),
        proration_date: integer,
        trial_end: either(integer, oneOf('now')),
      },
    ),
  },
);

export type CreateInput = InputOf<typeof createParams>;
export type UpdateInput = InputOf<typeof updateParams>;
export type PreviewInput = InputOf<typeof previewParams>;
