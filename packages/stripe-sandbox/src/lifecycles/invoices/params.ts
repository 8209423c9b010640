import { discountsParam } from '../../objects/discounts/params.ts';
import { between, quantity, signedAmount, timestamp } from '../../wire/number-params.ts';
import { boolean, type InputOf, listOf, nullable, oneOf, shape, text } from '../../wire/params.ts';
import { metadata, paging, range } from '../../wire/shared-params.ts';

const fields = {
  auto_advance: boolean,
  collection_method: oneOf('charge_automatically', 'send_invoice'),
  days_until_due: between(0, 3650),
  default_payment_method: text,
  default_tax_rates: nullable(listOf(text)),
  description: nullable(text),
  discounts: discountsParam,
  due_date: timestamp,
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
    collection_method: oneOf('charge_automatically', 'send_invoice'),
    created: range,
    customer: text,
    status: oneOf('draft', 'open', 'paid', 'uncollectible', 'void'),
    subscription: text,
  },
);
export const itemUpdateParams = shape(
  {},
  {
    amount: signedAmount,
    description: text,
    metadata,
    period: shape({ start: timestamp, end: timestamp }, {}),
    pricing: shape({}, { price: text }),
    quantity,
  },
);

export type CreateInput = InputOf<typeof createParams>;
export type UpdateInput = InputOf<typeof updateParams>;
export type ItemUpdateInput = InputOf<typeof itemUpdateParams>;
