import { mandateParams } from '../../objects/debits/params.ts';
import { createParams as methodParams } from '../../objects/payment-methods/params.ts';
import { boolean, type InputOf, listOf, nullable, oneOf, shape, text } from '../../wire/params.ts';
import { metadata, paging, range } from '../../wire/shared-params.ts';

const common = {
  mandate_data: nullable(mandateParams),
  payment_method: text,
  payment_method_data: methodParams,
  return_url: text,
  use_stripe_sdk: boolean,
};
const described = { customer: text, description: text, metadata };

export const createParams = shape(
  {},
  {
    ...common,
    ...described,
    allowed_payment_method_types: listOf(text),
    automatic_payment_methods: shape(
      { enabled: boolean },
      { allow_redirects: oneOf('always', 'never') },
    ),
    confirm: boolean,
    usage: oneOf('off_session', 'on_session'),
  },
);
export const updateParams = shape({}, { ...described, payment_method: text });
export const confirmParams = shape({}, { ...common, client_secret: text });
export const cancelParams = shape(
  {},
  { cancellation_reason: oneOf('abandoned', 'duplicate', 'requested_by_customer') },
);
export const listParams = shape(
  {},
  { ...paging, created: range, customer: text, payment_method: text },
);

export type CreateInput = InputOf<typeof createParams>;
export type ConfirmInput = InputOf<typeof confirmParams>;
