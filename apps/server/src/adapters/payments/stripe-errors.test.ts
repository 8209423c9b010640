import Stripe from 'stripe';
import { expect, it } from 'vitest';
import { toPaymentsError } from './stripe-errors.ts';

it.each([
  [undefined, false],
  [409, false],
  [400, true],
  [500, true],
])('status %s: hasResponse is %s', (statusCode, hasResponse) => {
  const { StripeAPIError } = Stripe.errors;
  const error = new StripeAPIError({
    type: 'api_error',
    message: 'no',
    ...(statusCode === undefined ? {} : { statusCode }),
  });
  expect(toPaymentsError(error)).toMatchObject({ name: 'PaymentsError', hasResponse });
});
