import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { describe, expect, it, vi } from 'vitest';
import { confirmNewCard, confirmSavedCard, findNextStep } from './confirm-payment.ts';

const payment = { kind: 'payment', clientSecret: 'pi_1_secret_2' } as const;
const setup = { kind: 'setup', clientSecret: 'seti_1_secret_2' } as const;
const RETURN = 'http://site.test/return';
const elements = {} as StripeElements;

function stripeThat(responses: Partial<Record<keyof Stripe, unknown>>) {
  const calls = Object.fromEntries(
    Object.entries(responses).map(([name, response]) => [name, vi.fn(async () => response)]),
  );
  return calls as unknown as Stripe & Record<string, ReturnType<typeof vi.fn>>;
}

const intent = (status: string) => ({ status, payment_method: 'pm_1' });

describe('confirmNewCard', () => {
  it.each(['succeeded', 'processing'])(
    'returns the card when the payment is %s',
    async (status) => {
      const stripe = stripeThat({ confirmPayment: { paymentIntent: intent(status) } });
      expect(await confirmNewCard(stripe, elements, payment, RETURN)).toBe('pm_1');
      expect(stripe.confirmPayment).toHaveBeenCalledWith({
        elements,
        clientSecret: payment.clientSecret,
        confirmParams: { return_url: RETURN },
        redirect: 'if_required',
      });
    },
  );

  it('saves a card with a setup intent', async () => {
    const stripe = stripeThat({ confirmSetup: { setupIntent: intent('succeeded') } });
    expect(await confirmNewCard(stripe, elements, setup, RETURN)).toBe('pm_1');
  });

  it('treats a second confirmation of a succeeded payment as success', async () => {
    const error = { type: 'invalid_request_error', payment_intent: intent('succeeded') };
    const stripe = stripeThat({ confirmPayment: { error } });
    expect(await confirmNewCard(stripe, elements, payment, RETURN)).toBe('pm_1');
  });

  it.each([
    ['a decline', { error: { type: 'card_error', code: 'card_declined' } }, 'declined'],
    [
      'an abandoned authentication',
      { paymentIntent: intent('requires_action') },
      'authentication_failed',
    ],
  ])('throws a card error after %s', async (_, response, reason) => {
    const stripe = stripeThat({ confirmPayment: response });
    await expect(confirmNewCard(stripe, elements, payment, RETURN)).rejects.toMatchObject({
      reason,
    });
  });

  it('does not report a decline without a response', async () => {
    const stripe = stripeThat({ confirmPayment: { error: { type: 'api_error' } } });
    const failure = confirmNewCard(stripe, elements, payment, RETURN);
    await expect(failure).rejects.not.toHaveProperty('reason');
  });
});

describe('confirmSavedCard', () => {
  it('authenticates with the bank if required', async () => {
    const stripe = stripeThat({
      retrievePaymentIntent: { paymentIntent: intent('requires_action') },
      handleNextAction: { paymentIntent: intent('succeeded') },
    });
    expect(await confirmSavedCard(stripe, payment, RETURN)).toBe('pm_1');
    expect(stripe.handleNextAction).toHaveBeenCalledWith({ clientSecret: payment.clientSecret });
  });

  it('does nothing if it is already paid', async () => {
    const stripe = stripeThat({ retrievePaymentIntent: { paymentIntent: intent('succeeded') } });
    expect(await confirmSavedCard(stripe, payment, RETURN)).toBe('pm_1');
  });

  it('charges the given card if the payment has none', async () => {
    const stripe = stripeThat({
      retrievePaymentIntent: { paymentIntent: intent('requires_payment_method') },
      confirmPayment: { paymentIntent: intent('succeeded') },
    });
    expect(await confirmSavedCard(stripe, payment, RETURN, 'pm_7')).toBe('pm_1');
    expect(stripe.confirmPayment).toHaveBeenCalledWith(
      expect.objectContaining({ confirmParams: { payment_method: 'pm_7', return_url: RETURN } }),
    );
  });

  it('reports a decline if there is no card left to try', async () => {
    const stripe = stripeThat({
      retrievePaymentIntent: { paymentIntent: intent('requires_payment_method') },
    });
    await expect(confirmSavedCard(stripe, payment, RETURN)).rejects.toMatchObject({
      reason: 'declined',
    });
  });
});

it.each([
  ['requires_payment_method', 'card'],
  ['requires_confirmation', 'card'],
  ['requires_action', 'bank'],
  ['processing', 'wait'],
  ['succeeded', 'none'],
])('the next step of a payment that is %s is: %s', async (status, expected) => {
  const stripe = stripeThat({ retrievePaymentIntent: { paymentIntent: intent(status) } });
  expect(await findNextStep(stripe, payment)).toBe(expected);
});
