import { ApiError } from '@rostra/contract/client';
import { describe, expect, it } from 'vitest';
import { testMessages } from '../../../lib/messages/testing/test-messages.ts';
import { CardError } from './card-error.ts';
import { explainPayment, PaymentProblem } from './explain-payment.ts';

const FALLBACK = 'Failed to create subscription';
const t = testMessages().of('billing');
const explain = (error: unknown) => explainPayment(error, FALLBACK, t);

describe('explainPayment', () => {
  it.each([
    ['declined', /declined/],
    ['insufficient_funds', /insufficient funds/],
    ['expired_card', /expired/],
    ['incorrect_cvc', /security code/],
    ['authentication_failed', /bank/],
  ] as const)('says why a card was refused: %s', (reason, words) => {
    expect(explain(new CardError(reason))).toMatch(words);
    const response = new ApiError('x', {
      status: 402,
      code: 'payment_failed',
      details: { reason },
    });
    expect(explain(response)).toBe(explain(new CardError(reason)));
  });

  it.each([undefined, 'lost_card', 'stolen_card', 'fraudulent', 7])(
    'reports an unknown reason as declined: %s',
    (reason) => {
      const details = { reason };
      const response = new ApiError('stolen', { status: 402, code: 'payment_failed', details });
      expect(explain(response)).toBe(explain(new CardError('declined')));
    },
  );

  it('explains that there is already a plan', () => {
    const response = new ApiError('x', { status: 409, code: 'already_subscribed' });
    expect(explain(response)).toMatch(/already have a plan/);
  });

  it('reports an unknown plan', () => {
    expect(explain(new ApiError('x', { status: 404, code: 'plan_not_found' }))).toBe(
      'Plan not found',
    );
  });

  it('shows the message of the server for other client errors', () => {
    const response = new ApiError('This is your only card.', { status: 409, code: 'card_needed' });
    expect(explain(response)).toBe('This is your only card.');
  });

  it('explains a problem by its cause, or else by its own message', () => {
    const cause = new CardError('expired_card');
    expect(explain(new PaymentProblem('setupNotStarted', { cause }))).toBe(explain(cause));
    expect(explain(new PaymentProblem('paymentExpired'))).toMatch(/has expired/);
  });

  it.each([
    ['no response', new ApiError('An unknown error occurred', { status: 0 })],
    ['a fault', new ApiError('Internal Server Error', { status: 500, code: 'internal' })],
    ['Stripe down', new ApiError('x', { status: 503, code: 'payments_unavailable' })],
    ["a proxy's response", new ApiError('Bad Gateway', { status: 502 })],
    ["a proxy's refusal", new ApiError('Request Timeout', { status: 408 })],
    ['an unexpected error', new TypeError('x is not a function')],
  ])('falls back with %s', (_, error) => {
    expect(explain(error)).toBe(FALLBACK);
  });
});
