import { mandateParams } from '../../objects/debits/params.ts';
import { createParams as methodParams } from '../../objects/payment-methods/params.ts';
import { amount, integer } from '../../wire/number-params.ts';
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
import { address, metadata, paging, range } from '../../wire/shared-params.ts';

const common = {
  mandate_data: nullable(mandateParams),
  payment_method: text,
  payment_method_data: methodParams,
  receipt_email: nullable(text),
  return_url: text,
  setup_future_usage: nullable(oneOf('off_session', 'on_session')),
  use_stripe_sdk: boolean,
};
const described = {
  customer: text,
  description: nullable(text),
  metadata,
  shipping: nullable(
    shape({ address, name: text }, { carrier: text, phone: nullable(text), tracking_number: text }),
  ),
  statement_descriptor: text,
  statement_descriptor_suffix: text,
};

export const createParams = shape(
  { amount: integer, currency: text },
  {
    ...common,
    ...described,
    allowed_payment_method_types: listOf(text),
    automatic_payment_methods: shape(
      { enabled: boolean },
      { allow_redirects: oneOf('always', 'never') },
    ),
    capture_method: oneOf('automatic', 'automatic_async', 'manual'),
    confirm: boolean,
    confirmation_method: oneOf('automatic', 'manual'),
    off_session: either(boolean, oneOf('one_off', 'recurring')),
  },
);
export const updateParams = shape(
  {},
  {
    ...described,
    amount: integer,
    currency: text,
    payment_method: text,
    payment_method_data: methodParams,
    receipt_email: nullable(text),
    setup_future_usage: nullable(oneOf('off_session', 'on_session')),
  },
);
export const confirmParams = shape(
  {},
  { ...common, client_secret: text, off_session: either(boolean, oneOf('one_off', 'recurring')) },
);
export const captureParams = shape({}, { amount_to_capture: amount, metadata });
export const cancelParams = shape(
  {},
  {
    cancellation_reason: oneOf('abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'),
  },
);
export const listParams = shape({}, { ...paging, created: range, customer: text });

export type CreateInput = InputOf<typeof createParams>;
export type UpdateInput = InputOf<typeof updateParams>;
export type ConfirmInput = InputOf<typeof confirmParams>;
