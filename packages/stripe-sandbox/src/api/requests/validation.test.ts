import { request } from 'node:http';
import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { connect, startForTest } from '../../testing/start.ts';
import { at, DAY, subscribe } from '../../testing/subscribe.ts';

async function post(url: string, path: string, body: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${url}/v1/${path}`, {
    body,
    headers: {
      authorization: 'Bearer sk_test_sandbox',
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    method: 'POST',
  });
  const json = (await response.json()) as Record<string, unknown>;
  return { json, response, status: response.status };
}

// https://docs.stripe.com/api/prices/create#create_price-recurring-interval_count: three years at most.
test.each([
  ['day', -1],
  ['day', 0],
  ['day', 1096],
  ['month', 37],
  ['year', 4],
] as const)(
  'a price per %s with interval_count %i is rejected',
  async (interval, interval_count) => {
    const { stripe } = await startForTest();
    await expect(
      stripe.prices.create({
        currency: 'usd',
        product_data: { name: 'Brief' },
        recurring: { interval, interval_count },
        unit_amount: 100,
      }),
    ).rejects.toMatchObject({ param: 'recurring[interval_count]', statusCode: 400 });
  },
);

test.each([
  ['prices', 'currency=usd&product_data[name]=x&unit_amount=-1', 'unit_amount'],
  ['prices', 'currency=usd&product_data[name]=x&unit_amount=100000000', 'unit_amount'],
  ['subscriptions', 'customer=c&items[0][price]=p&items[0][quantity]=-1', 'items[0][quantity]'],
  ['subscriptions', 'customer=c&items[0][price]=p&trial_period_days=731', 'trial_period_days'],
  ['customers', 'next_invoice_sequence=0', 'next_invoice_sequence'],
  ['refunds', 'charge=c&amount=-5', 'amount'],
  ['test_helpers/test_clocks', 'frozen_time=-1', 'frozen_time'],
])('POST %s with %s is rejected', async (path, body, param) => {
  const { sandbox } = await startForTest();
  expect(await post(sandbox.url, path, body)).toMatchObject({
    json: { error: { param, type: 'invalid_request_error' } },
    status: 400,
  });
});

// The fixtures of `stripe trigger` create customers this way.
test('a customer can be created with one new card as payment method and default', async () => {
  const { stripe } = await startForTest();
  const customer = await stripe.customers.create({
    invoice_settings: { default_payment_method: 'pm_card_visa' },
    payment_method: 'pm_card_visa',
  });
  const cards = await stripe.customers.listPaymentMethods(customer.id);
  expect(cards.data).toMatchObject([{ id: customer.invoice_settings.default_payment_method }]);
});

test('numeric and prototype property names are ordinary metadata keys', async () => {
  const { sandbox, stripe } = await startForTest();
  const customer = await stripe.customers.create({ metadata: { 2026: 'x' } });
  expect(customer.metadata).toEqual({ 2026: 'x' });
  const { json } = await post(
    sandbox.url,
    'customers',
    'metadata[__proto__]=a&metadata[constructor]=b',
  );
  expect(Object.entries(json.metadata ?? {})).toEqual([
    ['__proto__', 'a'],
    ['constructor', 'b'],
  ]);
});

test.each(['constructor', 'toString', 'valueOf', '__proto__', 'hasOwnProperty'])(
  'the parameter %s is unknown',
  async (name) => {
    const { sandbox } = await startForTest();
    expect(await post(sandbox.url, 'customers', `${name}=1`)).toMatchObject({
      json: { error: { code: 'parameter_unknown', param: name } },
      status: 400,
    });
  },
);

test('a malformed escape in the path finds nothing', async () => {
  const { sandbox } = await startForTest();
  expect(await post(sandbox.url, 'customers/%E0%A4%A', '')).toMatchObject({ status: 404 });
});

test('a body over one megabyte gets a 413 response', async () => {
  const { sandbox } = await startForTest();
  const status = await new Promise((resolve, reject) => {
    const call = request(
      `${sandbox.url}/v1/customers`,
      { headers: { authorization: 'Bearer sk_test_sandbox' }, method: 'POST' },
      (response) => resolve(response.statusCode),
    );
    call.on('error', reject);
    call.end(`description=${'x'.repeat(3_000_000)}`);
  });
  expect(status).toBe(413);
});

// https://docs.stripe.com/api/errors: 404 is for the resource in the URL.
test('a missing object is a 404 in the path and a 400 in a parameter', async () => {
  const { stripe } = await startForTest();
  await expect(stripe.customers.retrieve('cus_none')).rejects.toMatchObject({
    code: 'resource_missing',
    statusCode: 404,
  });
  await expect(
    stripe.subscriptions.create({ customer: 'cus_none', items: [{ price: 'price_basic' }] }),
  ).rejects.toMatchObject({ code: 'resource_missing', param: 'customer', statusCode: 400 });
});

// https://docs.stripe.com/api/expanding_objects: four levels, for example data.payment_intent.customer.default_source.
test('expand counts data as a level', async () => {
  const { stripe } = await startForTest();
  const { subscription } = await subscribe(stripe);
  await expect(
    stripe.subscriptions.list({ expand: ['data.latest_invoice.customer.subscriptions'] }),
  ).resolves.toBeDefined();
  await expect(
    stripe.subscriptions.list({ expand: ['data.latest_invoice.customer.subscriptions.data'] }),
  ).rejects.toThrow('more than 4 levels');
  expect(subscription.id).toMatch(/^sub_/);
});

// https://docs.stripe.com/api/test_clocks/advance#advance_test_clock-frozen_time
test('a clock advances at most two intervals of its shortest subscription', async () => {
  const { stripe } = await startForTest();
  const start = at('2026-06-01T00:00:00');
  const { clock } = await subscribe(stripe, { start });
  const { testClocks } = stripe.testHelpers;
  await expect(
    testClocks.advance(clock.id, { frozen_time: start + 61 * DAY + 1 }),
  ).rejects.toMatchObject({ param: 'frozen_time' });
  await testClocks.advance(clock.id, { frozen_time: start + 61 * DAY });
});

// https://docs.stripe.com/api/idempotent_requests
test('idempotency compares parameters, not bytes, and keys have at most 255 characters', async () => {
  const { sandbox, stripe } = await startForTest();
  const key = { 'idempotency-key': 'k1' };
  const first = await post(sandbox.url, 'customers', 'name=A&email=a%40b.c', key);
  const again = await post(sandbox.url, 'customers', 'email=a@b.c&name=A', key);
  expect(again.json.id).toBe(first.json.id);
  expect(again.response.headers.get('idempotent-replayed')).toBe('true');
  await expect(
    stripe.customers.create({}, { idempotencyKey: 'x'.repeat(256) }),
  ).rejects.toMatchObject({ statusCode: 400 });
  await stripe.customers.create({}, { idempotencyKey: 'x'.repeat(255) });
});

// https://docs.stripe.com/api/metadata
test('metadata has at most 50 keys of 40 characters with values of 500', async () => {
  const { stripe } = await startForTest();
  const many = (count: number): Stripe.MetadataParam =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 'v']));
  const customer = await stripe.customers.create({ metadata: many(50) });
  const { update } = stripe.customers;
  const change = (metadata: Stripe.MetadataParam) =>
    update.call(stripe.customers, customer.id, { metadata });
  await expect(change({ one_more: 'v' })).rejects.toThrow('at most 50 keys');
  await expect(change({ ['k'.repeat(41)]: 'v' })).rejects.toThrow('40 characters');
  await expect(change({ k0: 'v'.repeat(501) })).rejects.toThrow('500 characters');
});

test('an update that changes nothing emits no event', async () => {
  const { events, stripe } = await startForTest();
  const product = await stripe.products.create({ name: 'Brief' });
  const { customer, subscription } = await subscribe(stripe);
  const before = (await events()).length;
  await stripe.customers.update(customer.id, { email: 'a@example.org' });
  await stripe.subscriptions.update(subscription.id, { metadata: {} });
  await stripe.products.update(product.id, { name: 'Brief' });
  await stripe.prices.update('price_basic', { active: true });
  expect((await events()).length).toBe(before);
});

test('unknown filter values are rejected', async () => {
  const { sandbox } = await startForTest();
  const stripe = connect(sandbox);
  await expect(stripe.subscriptions.list({ status: 'bogus' as 'active' })).rejects.toMatchObject({
    param: 'status',
    statusCode: 400,
  });
  await expect(stripe.customers.list({ limit: 0 })).rejects.toMatchObject({ param: 'limit' });
});

// The SDK's changelog of version 23 lists the removal.
test('payment_method_types, which this API version removed, is an unknown parameter', async () => {
  const { sandbox } = await startForTest();
  const body = 'amount=500&currency=usd&payment_method_types[]=card';
  const { json, status } = await post(sandbox.url, 'payment_intents', body);
  expect(status).toBe(400);
  expect(json.error).toMatchObject({
    code: 'parameter_unknown',
    message: expect.stringContaining('allowed_payment_method_types'),
  });
});

test('shipping and confirmation_method of a payment intent are kept, and a refund update is announced', async () => {
  const { events, stripe } = await startForTest();
  const intent = await stripe.paymentIntents.create({
    amount: 500,
    confirm: true,
    confirmation_method: 'manual',
    currency: 'usd',
    payment_method: 'pm_card_visa',
    return_url: 'http://localhost/',
    shipping: { address: { city: 'Wien', line1: 'Ring 1' }, name: 'Ada' },
  });
  expect(intent).toMatchObject({
    confirmation_method: 'manual',
    shipping: { address: { city: 'Wien', state: null }, name: 'Ada' },
    status: 'succeeded',
  });
  const refund = await stripe.refunds.create({ payment_intent: intent.id });
  await stripe.refunds.update(refund.id, { metadata: { order: '1' } });
  const types = (await events()).map(({ type }) => type);
  expect(types).toEqual(expect.arrayContaining(['refund.updated', 'charge.refund.updated']));
});

test('an inquiry does not hold the charge, and 3-D Secure 2 is required by the card that requires it', async () => {
  const { stripe } = await startForTest();
  const pay = (payment_method: string) =>
    stripe.paymentIntents.create({
      amount: 500,
      confirm: true,
      currency: 'usd',
      payment_method,
    });
  const { id, latest_charge } = await pay('pm_card_createDisputeInquiry');
  const { data } = await stripe.disputes.list({ payment_intent: id });
  expect(data).toMatchObject([{ is_charge_refundable: true, status: 'warning_needs_response' }]);
  expect(await stripe.charges.retrieve(String(latest_charge))).toMatchObject({ disputed: false });
  expect((await pay('pm_card_threeDSecure2Required')).status).toBe('requires_action');
});
