import { expect, it } from 'vitest';
import { declineReasonOf } from './card-error.ts';

it.each([
  ['card_declined', 'generic_decline', 'declined'],
  ['card_declined', 'insufficient_funds', 'insufficient_funds'],
  ['card_declined', 'lost_card', 'declined'],
  ['card_declined', 'stolen_card', 'declined'],
  ['card_declined', 'fraudulent', 'declined'],
  ['card_declined', 'authentication_required', 'authentication_failed'],
  ['card_declined', undefined, 'declined'],
  ['expired_card', undefined, 'expired_card'],
  ['incorrect_cvc', undefined, 'incorrect_cvc'],
  ['processing_error', undefined, 'processing_error'],
  ['something_new', undefined, 'declined'],
])('maps the card error %s (%s) to %s', (code, declineCode, reason) => {
  const failure = {
    type: 'card_error',
    code,
    ...(declineCode ? { decline_code: declineCode } : {}),
  };
  expect(declineReasonOf(failure)).toBe(reason);
});

it('recognises a failed authentication by its code, whatever its type', () => {
  const failure = { type: 'invalid_request_error', code: 'payment_intent_authentication_failure' };
  expect(declineReasonOf(failure)).toBe('authentication_failed');
});

it('does not report a decline if the service is unavailable', () => {
  expect(declineReasonOf({ type: 'api_error' })).toBeUndefined();
  expect(
    declineReasonOf({ type: 'invalid_request_error', code: 'resource_missing' }),
  ).toBeUndefined();
});
