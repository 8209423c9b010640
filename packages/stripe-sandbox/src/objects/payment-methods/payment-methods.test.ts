import { expect, test } from 'vitest';
import { startForTest } from '../../testing/start.ts';
import { TEST_CARDS } from '../cards/test-cards.ts';

const card = (number: string, rest: object = {}) => ({
  card: { cvc: '123', exp_month: 12, exp_year: 2040, number, ...rest },
  type: 'card' as const,
});

test('a card can be created, updated, attached, listed and detached', async () => {
  const { stripe, events } = await startForTest({ seed: [] });
  const customer = await stripe.customers.create();
  const method = await stripe.paymentMethods.create({
    ...card('4242424242424242'),
    billing_details: { address: { postal_code: '3000' }, name: 'Ada' },
  });
  expect(method.card).toMatchObject({ brand: 'visa', exp_year: 2040, last4: '4242' });
  expect(method.billing_details).toMatchObject({ address: { city: null, postal_code: '3000' } });
  await stripe.paymentMethods.attach(method.id, { customer: customer.id });
  await stripe.paymentMethods.update(method.id, { card: { exp_year: 2041 }, metadata: { a: 'b' } });
  await stripe.customers.update(customer.id, {
    invoice_settings: { default_payment_method: method.id },
  });
  expect((await stripe.customers.listPaymentMethods(customer.id)).data[0]?.card?.exp_year).toBe(
    2041,
  );
  const detached = await stripe.paymentMethods.detach(method.id);
  expect(detached.customer).toBeNull();
  const after = await stripe.customers.retrieve(customer.id);
  expect(after).toMatchObject({ invoice_settings: { default_payment_method: null } });
  await expect(stripe.paymentMethods.detach(method.id)).rejects.toThrow('not attached');
  expect((await events()).map(({ type }) => type)).toEqual([
    'customer.created',
    'payment_method.attached',
    'payment_method.updated',
    'customer.updated',
    'customer.updated',
    'payment_method.detached',
  ]);
});

test.each([
  ['4242424242424241', 'incorrect_number'],
  ['4111111111111111', 'card_declined'],
  ['1234', 'incorrect_number'],
])('%s is refused as %s', async (number, code) => {
  const { stripe } = await startForTest({ seed: [] });
  await expect(stripe.paymentMethods.create(card(number))).rejects.toMatchObject({
    code,
    type: 'StripeCardError',
  });
});

test('expired dates and short security codes are rejected', async () => {
  const { stripe } = await startForTest({ seed: [] });
  const create = (rest: object) => stripe.paymentMethods.create(card('4242424242424242', rest));
  await expect(create({ exp_year: 2020 })).rejects.toMatchObject({ code: 'invalid_expiry_year' });
  await expect(create({ exp_month: 13 })).rejects.toMatchObject({ code: 'invalid_expiry_month' });
  await expect(create({ cvc: '12' })).rejects.toMatchObject({ code: 'invalid_cvc' });
});

test('the same card has the same fingerprint, different cards do not', async () => {
  const { stripe } = await startForTest({ seed: [] });
  const make = async (number: string) =>
    (await stripe.paymentMethods.create(card(number))).card?.fingerprint;
  const first = await make('4242424242424242');
  expect(await make('4242424242424242')).toBe(first);
  expect(await make('5555555555554444')).not.toBe(first);
});

test('every predefined id works, and declining cards decline when attached', async () => {
  const { stripe } = await startForTest({ seed: [] });
  const customer = await stripe.customers.create();
  for (const { aliases, behaviour } of TEST_CARDS.filter((card) => card.aliases.length > 0)) {
    const outcome = await stripe.paymentMethods
      .attach(aliases[0] ?? '', { customer: customer.id })
      .then(
        () => 'attached',
        () => 'declined',
      );
    const attaches =
      /^(approve|available|challenge|fails_when|fraud_warning|disputed|inquiry|refund)/.test(
        behaviour,
      );
    expect([behaviour, outcome]).toEqual([behaviour, attaches ? 'attached' : 'declined']);
  }
});

test('a card cannot be attached to a second customer', async () => {
  const { stripe } = await startForTest({ seed: [] });
  const [one, two] = [await stripe.customers.create(), await stripe.customers.create()];
  const method = await stripe.paymentMethods.attach('pm_card_visa', { customer: one.id });
  await expect(stripe.paymentMethods.attach(method.id, { customer: two.id })).rejects.toThrow(
    'already been attached',
  );
  await expect(
    stripe.customers.update(two.id, { invoice_settings: { default_payment_method: method.id } }),
  ).rejects.toThrow('does not have a payment method');
});
