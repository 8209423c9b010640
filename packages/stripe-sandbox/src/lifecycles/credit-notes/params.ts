import { amount, quantity, timestamp } from '../../wire/number-params.ts';
import { type InputOf, listOf, nullable, oneOf, shape, text } from '../../wire/params.ts';
import { metadata, paging, range } from '../../wire/shared-params.ts';

const line = shape(
  { type: oneOf('invoice_line_item', 'custom_line_item') },
  {
    amount,
    description: text,
    invoice_line_item: text,
    quantity,
    unit_amount: amount,
  },
);

export const createParams = shape(
  { invoice: text },
  {
    amount,
    credit_amount: amount,
    effective_at: timestamp,
    email_type: oneOf('credit_note', 'none'),
    lines: listOf(line),
    memo: text,
    metadata,
    out_of_band_amount: amount,
    reason: oneOf('duplicate', 'fraudulent', 'order_change', 'product_unsatisfactory'),
    refund_amount: amount,
  },
);
export const updateParams = shape({}, { memo: nullable(text), metadata });
export const listParams = shape({}, { ...paging, created: range, customer: text, invoice: text });

export type CreateInput = InputOf<typeof createParams>;
