import { amount, metadata, oneOf, paging, range, shape, text } from '../../wire/params.ts';

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
