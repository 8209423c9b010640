import { amount } from '../../wire/number-params.ts';
import { oneOf, shape, text } from '../../wire/params.ts';
import { metadata, paging, range } from '../../wire/shared-params.ts';

export const createParams = shape(
  {},
  {
    amount,
    charge: text,
    metadata,
    payment_intent: text,
    reason: oneOf('duplicate', 'fraudulent', 'requested_by_customer'),
  },
);
export const listParams = shape(
  {},
  { ...paging, charge: text, created: range, payment_intent: text },
);
