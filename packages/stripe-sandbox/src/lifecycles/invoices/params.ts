import {
  boolean,
  type InputOf,
  integer,
  metadata,
  nullable,
  oneOf,
  paging,
  range,
  shape,
  text,
} from '../../wire/params.ts';

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
export const itemUpdateParams = shape(
  {},
  {
    amount: integer,
    description: text,
    metadata,
    period: shape({ start: integer, end: integer }, {}),
    pricing: shape({}, { price: text }),
    quantity: integer,
  },
);

export type CreateInput = InputOf<typeof createParams>;
export type UpdateInput = InputOf<typeof updateParams>;
export type ItemUpdateInput = InputOf<typeof itemUpdateParams>;
