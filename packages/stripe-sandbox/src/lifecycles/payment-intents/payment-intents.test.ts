import { expect, test } from 'vitest';
import { startForTest, type TestSandbox } from '../../testing/start.ts';

const base = { amount: 2000, confirm: true, currency: 'usd' } as const;

async function typesAbout({ events }: TestSandbox, id: string): Promise<string[]> {
  const all = await events();
  return all
    .filter(({ data }) => 'id' in data.object && data.object.id === id)
    .map(({ type }) => type);
}

test('a confirmed payment creates one charge and one event per step', async () => {
  const test = await startForTest({ seed: [] });
  const { stripe } = test;
  const intent = await stripe.paymentIntents.create({ amount: 2000, currency: 'usd' });
  expect(intent.status).toBe('requires_payment_method');
  await stripe.paymentIntents.update(intent.id, { payment_method: 'pm_card_visa' });
  const done = await stripe.paymentIntents.confirm(intent.id, { expand: ['latest_charge'] });
  expect(done).toMatchObject({
    amount_received: 2000,
    latest_charge: { captured: true, outcome: { type: 'authorized' }, paid: true },
    status: 'succeeded',
  });
  expect(await typesAbout(test, intent.id)).toEqual([
    'payment_intent.created',
    'payment_intent.succeeded',
  ]);
  await expect(stripe.paymentIntents.confirm(intent.id)).rejects.toMatchObject({
    code: 'payment_intent_unexpected_state',
  });
  await expect(stripe.paymentIntents.cancel(intent.id)).rejects.toThrow('status of succeeded');
});

test.each([
  ['pm_card_chargeDeclined', 'card_declined', 'generic_decline'],
  ['pm_card_chargeDeclinedInsufficientFunds', 'card_declined', 'insufficient_funds'],
  ['pm_card_visa_chargeDeclinedLostCard', 'card_declined', 'lost_card'],
  ['pm_card_visa_chargeDeclinedStolenCard', 'card_declined', 'stolen_card'],
  ['pm_card_chargeDeclinedExpiredCard', 'expired_card', 'expired_card'],
  ['pm_card_chargeDeclinedIncorrectCvc', 'incorrect_cvc', 'incorrect_cvc'],
  ['pm_card_chargeDeclinedProcessingError', 'processing_error', 'processing_error'],
])('%s is declined as %s / %s', async (payment_method, code, decline_code) => {
  const { stripe } = await startForTest({ seed: [] });
  const refused = stripe.paymentIntents.create({ ...base, payment_method });
  await expect(refused).rejects.toMatchObject({
    code,
    decline_code,
    payment_intent: { payment_method: null, status: 'requires_payment_method' },
    statusCode: 402,
    type: 'StripeCardError',
  });
  const [charge] = (await stripe.charges.list()).data;
  expect(charge).toMatchObject({ failure_code: code, paid: false, status: 'failed' });
});

test('3-D Secure waits for the customer on session and declines off session', async () => {
  const { stripe } = await startForTest({ seed: [] });
  const waiting = await stripe.paymentIntents.create({
    ...base,
    payment_method: 'pm_card_authenticationRequired',
    return_url: 'https://example.org/return',
  });
  expect(waiting).toMatchObject({
    next_action: { redirect_to_url: { return_url: 'https://example.org/return' } },
    status: 'requires_action',
  });
  await expect(
    stripe.paymentIntents.create({
      ...base,
      off_session: true,
      payment_method: 'pm_card_authenticationRequired',
    }),
  ).rejects.toMatchObject({ code: 'authentication_required' });
});

test('a card set up with 3-D Secure needs no further authentication off session', async () => {
  const { stripe, sandbox } = await startForTest({ seed: [] });
  const customer = await stripe.customers.create();
  const setup = await stripe.setupIntents.create({
    confirm: true,
    customer: customer.id,
    payment_method: 'pm_card_authenticationRequiredOnSetup',
    return_url: 'https://example.org/return',
  });
  expect(setup.status).toBe('requires_action');
  await fetch(`${sandbox.url}/3ds/${setup.id}`, {
    body: new URLSearchParams({ client_secret: setup.client_secret ?? '', result: 'complete' }),
    method: 'POST',
    redirect: 'manual',
  });
  const { payment_method } = await stripe.setupIntents.retrieve(setup.id);
  const paid = await stripe.paymentIntents.create({
    ...base,
    customer: customer.id,
    off_session: true,
    payment_method: String(payment_method),
  });
  expect(paid.status).toBe('succeeded');
});

test('manual capture: authorized, captured in part, or canceled', async () => {
  const test = await startForTest({ seed: [] });
  const { stripe } = test;
  const hold = () =>
    stripe.paymentIntents.create({
      ...base,
      capture_method: 'manual',
      payment_method: 'pm_card_visa',
    });
  const held = await hold();
  expect(held).toMatchObject({ amount_capturable: 2000, status: 'requires_capture' });
  const captured = await stripe.paymentIntents.capture(held.id, { amount_to_capture: 1500 });
  expect(captured).toMatchObject({ amount_received: 1500, status: 'succeeded' });
  const other = await hold();
  const canceled = await stripe.paymentIntents.cancel(other.id, {
    cancellation_reason: 'duplicate',
  });
  expect(canceled).toMatchObject({ cancellation_reason: 'duplicate', status: 'canceled' });
  expect(await typesAbout(test, other.id)).toEqual([
    'payment_intent.created',
    'payment_intent.amount_capturable_updated',
    'payment_intent.canceled',
  ]);
});

test('amounts: too small, zero-decimal, unknown currency', async () => {
  const { stripe } = await startForTest({ seed: [] });
  const create = (amount: number, currency: string) =>
    stripe.paymentIntents.create({ amount, currency });
  await expect(create(49, 'usd')).rejects.toMatchObject({ code: 'amount_too_small' });
  await expect(create(500, 'jpy')).resolves.toMatchObject({ amount: 500 });
  await expect(create(500, 'zzz')).rejects.toThrow('Invalid currency');
});

test('a publishable key reaches only its own intent and only its public fields', async () => {
  const { stripe, sandbox } = await startForTest({ seed: [] });
  const customer = await stripe.customers.create();
  const intent = await stripe.paymentIntents.create({
    amount: 2000,
    currency: 'usd',
    customer: customer.id,
    metadata: { secret: 'note' },
  });
  const look = (secret: string) =>
    fetch(`${sandbox.url}/v1/payment_intents/${intent.id}?client_secret=${secret}`, {
      headers: { authorization: 'Bearer pk_test_sandbox' },
    });
  const seen = await (await look(intent.client_secret ?? '')).json();
  expect(seen).toMatchObject({ amount: 2000, status: 'requires_payment_method' });
  expect(seen).not.toHaveProperty('customer');
  expect(seen).not.toHaveProperty('metadata');
  expect((await look('pi_other_secret_x')).status).toBe(400);
});

test('a payment fault declines the next payment with any card', async () => {
  const { stripe, control } = await startForTest({ seed: [] });
  await control('faults', { declineCode: 'insufficient_funds', kind: 'fail_payment' });
  const pay = () => stripe.paymentIntents.create({ ...base, payment_method: 'pm_card_visa' });
  await expect(pay()).rejects.toMatchObject({ decline_code: 'insufficient_funds' });
  await expect(pay()).resolves.toMatchObject({ status: 'succeeded' });
});
