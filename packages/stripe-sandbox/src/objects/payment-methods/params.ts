import { integer } from '../../wire/number-params.ts';
import { type InputOf, nullable, oneOf, shape, text } from '../../wire/params.ts';
import { address, metadata, paging } from '../../wire/shared-params.ts';

const billing_details = shape(
  {},
  {
    address: nullable(address),
    email: nullable(text),
    name: nullable(text),
    phone: nullable(text),
  },
);
const allow_redisplay = oneOf('always', 'limited', 'unspecified');

export const createParams = shape(
  { type: oneOf('card', 'sepa_debit') },
  {
    allow_redisplay,
    billing_details,
    card: shape(
      {},
      { number: text, exp_month: integer, exp_year: integer, cvc: text, token: text },
    ),
    metadata,
    sepa_debit: shape({ iban: text }, {}),
  },
);

export const updateParams = shape(
  {},
  {
    allow_redisplay,
    billing_details,
    card: shape({}, { exp_month: integer, exp_year: integer }),
    metadata,
  },
);

export const listParams = shape(
  {},
  { ...paging, customer: text, type: oneOf('card', 'sepa_debit') },
);

export type CreateInput = InputOf<typeof createParams>;
export type BillingDetailsInput = InputOf<typeof billing_details>;
