import { between, signedAmount } from '../../wire/number-params.ts';
import { boolean, type InputOf, listOf, nullable, oneOf, shape, text } from '../../wire/params.ts';
import { address, metadata, paging, range } from '../../wire/shared-params.ts';

const fields = {
  address: nullable(address),
  balance: signedAmount,
  description: nullable(text),
  email: nullable(text),
  invoice_prefix: text,
  invoice_settings: shape({}, { default_payment_method: nullable(text), footer: nullable(text) }),
  metadata,
  name: nullable(text),
  next_invoice_sequence: between(1, 1_000_000_000),
  phone: nullable(text),
  preferred_locales: listOf(text),
  shipping: nullable(shape({ address, name: text }, { phone: nullable(text) })),
  tax_exempt: oneOf('none', 'exempt', 'reverse'),
};

export const createParams = shape(
  {},
  { ...fields, payment_method: text, test_clock: text, validate: boolean },
);
export const updateParams = shape({}, fields);
export const listParams = shape({}, { ...paging, email: text, created: range, test_clock: text });

export type CreateInput = InputOf<typeof createParams>;
export type UpdateInput = InputOf<typeof updateParams>;
