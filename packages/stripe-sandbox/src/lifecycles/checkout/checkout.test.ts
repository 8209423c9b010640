import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { startForTest } from '../../testing/start.ts';

/** Submits the page as a payer's browser does, and returns the URL of the redirect. */
async function submit(session: Stripe.Checkout.Session, fields: Record<string, string>) {
  return fetch(session.url ?? '', {
    body: new URLSearchParams(fields),
    method: 'POST',
    redirect: 'follow',
  });
}

const secretIn = async (response: Response) =>
  /"clientSecret":"((\w+?)_secret_\w+)"/.exec(await response.text()) ?? [];

// https://docs.stripe.com/payments/checkout/pay-what-you-want
test('a donation: the payer chooses the amount, pays and is sent back', async () => {
  const { events, stripe } = await startForTest();
  const price = await stripe.prices.create({
    currency: 'usd',
    custom_unit_amount: { enabled: true, maximum: 50_000, minimum: 500, preset: 2000 },
    product_data: { name: 'Donation' },
  });
  const session = await stripe.checkout.sessions.create({
    cancel_url: 'http://localhost/no',
    client_reference_id: 'member-1',
    line_items: [{ price: price.id, quantity: 1 }],
    mode: 'payment',
    submit_type: 'donate',
    success_url: 'http://localhost/thanks?session={CHECKOUT_SESSION_ID}',
  });
  expect(session).toMatchObject({ amount_total: 2000, payment_status: 'unpaid', status: 'open' });
  const tooLittle = await submit(session, { amount: '4.99', email: 'a@example.org' });
  expect(await tooLittle.text()).toContain('The amount must be between 500 and 50000');
  const page = await submit(session, { amount: '12.34', email: 'a@example.org' });
  const [, , intent = ''] = await secretIn(page);
  await stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_visa' });
  const done = await stripe.checkout.sessions.retrieve(session.id, {
    expand: ['line_items', 'payment_intent'],
  });
  expect(done).toMatchObject({
    amount_total: 1234,
    client_reference_id: 'member-1',
    customer_details: { email: 'a@example.org' },
    line_items: { data: [{ amount_total: 1234, description: 'Donation' }] },
    payment_intent: { amount_received: 1234 },
    payment_status: 'paid',
    status: 'complete',
  });
  const back = await fetch(session.url ?? '', { redirect: 'manual' });
  expect(back.headers.get('location')).toBe(`http://localhost/thanks?session=${session.id}`);
  expect((await events()).map(({ type }) => type)).toContain('checkout.session.completed');
});

test('a subscription with price_data creates the customer and becomes active', async () => {
  const { stripe } = await startForTest();
  const session = await stripe.checkout.sessions.create({
    line_items: [
      {
        price_data: {
          currency: 'usd',
          product_data: { name: 'Supporter' },
          recurring: { interval: 'month' },
          unit_amount: 700,
        },
        quantity: 2,
      },
    ],
    mode: 'subscription',
    subscription_data: { metadata: { from: 'checkout' } },
    success_url: 'http://localhost/thanks',
  });
  const page = await submit(session, { email: 'b@example.org' });
  const [, , intent = ''] = await secretIn(page);
  await stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_visa' });
  const done = await stripe.checkout.sessions.retrieve(session.id, {
    expand: ['customer', 'subscription'],
  });
  expect(done).toMatchObject({
    customer: { email: 'b@example.org' },
    payment_status: 'paid',
    status: 'complete',
    subscription: { metadata: { from: 'checkout' }, status: 'active' },
  });
});

test('a setup session saves a card, and sessions expire', async () => {
  const { events, stripe } = await startForTest();
  const customer = await stripe.customers.create();
  const session = await stripe.checkout.sessions.create({
    currency: 'usd',
    customer: customer.id,
    mode: 'setup',
    success_url: 'http://localhost/thanks',
  });
  const [, , intent = ''] = await secretIn(await submit(session, {}));
  await stripe.setupIntents.confirm(intent, { payment_method: 'pm_card_visa' });
  expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('complete');
  expect((await stripe.customers.listPaymentMethods(customer.id)).data).toHaveLength(1);
  const open = () =>
    stripe.checkout.sessions.create({
      line_items: [{ price: 'price_basic', quantity: 1 }],
      mode: 'subscription',
      success_url: 'http://localhost/thanks',
    });
  const expired = await stripe.checkout.sessions.expire((await open()).id);
  expect(expired).toMatchObject({ status: 'expired', url: null });
  expect((await events()).map(({ type }) => type)).toContain('checkout.session.expired');
});
