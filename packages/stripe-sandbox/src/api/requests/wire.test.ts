import { get } from 'node:http';
import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { connect, startForTest } from '../../testing/start.ts';

const { errors } = Stripe;

test('missing, unknown, live and publishable keys are rejected', async () => {
  const { sandbox } = await startForTest();
  await expect(connect(sandbox, 'sk_test_other').customers.list()).rejects.toBeInstanceOf(
    errors.StripeAuthenticationError,
  );
  await expect(connect(sandbox, 'sk_live_abc').customers.list()).rejects.toThrow('live key');
  await expect(connect(sandbox, 'pk_test_sandbox').customers.list()).rejects.toMatchObject({
    code: 'secret_key_required',
    type: 'StripePermissionError',
  });
  const bare = await fetch(`${sandbox.url}/v1/customers`);
  expect(bare.status).toBe(401);
  const basic = await fetch(`${sandbox.url}/v1/customers`, {
    headers: { authorization: `Basic ${btoa('sk_test_sandbox:')}` },
  });
  expect(basic.status).toBe(200);
});

test("errors become the SDK's error classes", async () => {
  const { stripe, control } = await startForTest();
  await expect(stripe.customers.retrieve('cus_none')).rejects.toMatchObject({
    code: 'resource_missing',
    statusCode: 404,
    type: 'StripeInvalidRequestError',
  });
  const stranger = { nonsense: 1 } as unknown as Stripe.CustomerCreateParams;
  await expect(stripe.customers.create(stranger)).rejects.toMatchObject({
    code: 'parameter_unknown',
    param: 'nonsense',
  });
  const nothing = {} as unknown as Stripe.PaymentIntentCreateParams;
  await expect(stripe.paymentIntents.create(nothing)).rejects.toMatchObject({
    code: 'parameter_missing',
    param: 'amount',
  });
  const half = { amount: 1.5, currency: 'usd' };
  await expect(stripe.paymentIntents.create(half)).rejects.toMatchObject({
    code: 'parameter_invalid_integer',
  });
  await control('faults', { kind: 'break', response: 'rate_limit' });
  await expect(stripe.customers.list()).rejects.toBeInstanceOf(errors.StripeRateLimitError);
  await control('faults', { kind: 'break', response: 'server_error' });
  await expect(stripe.customers.list()).rejects.toBeInstanceOf(errors.StripeAPIError);
  // The SDK itself retries once when a kept-alive connection was closed.
  await control('faults', { kind: 'drop', times: 2, when: 'before' });
  await expect(stripe.customers.list()).rejects.toBeInstanceOf(errors.StripeConnectionError);
});

test('unknown URLs and other API versions are rejected with a reason', async () => {
  const { stripe, sandbox } = await startForTest();
  await expect(stripe.rawRequest('GET', '/v1/quotes')).rejects.toThrow('Unrecognized request URL');
  const old = connect(sandbox, 'sk_test_sandbox', {
    apiVersion: '2020-08-27' as unknown as Stripe.LatestApiVersion,
  });
  await expect(old.customers.list()).rejects.toThrow('supports API version 2026-10-28.endive only');
});

test('on loopback, only loopback host names are accepted', async () => {
  const { sandbox } = await startForTest();
  const status = (host: string) =>
    new Promise((resolve, reject) => {
      get(sandbox.url, { headers: { host } }, (response) => {
        response.resume();
        resolve(response.statusCode);
      }).on('error', reject);
    });
  expect(await status('evil.example')).toBe(421);
  expect(await status(`localhost:${sandbox.port}`)).toBe(303);
});

test('responses have a request id and the API version', async () => {
  const { stripe } = await startForTest();
  const { lastResponse } = await stripe.customers.create();
  expect(lastResponse.requestId).toMatch(/^req_/);
  expect(lastResponse.apiVersion).toBe('2026-10-28.endive');
});

test('the same idempotency key replays the same parameters and rejects others', async () => {
  const { stripe } = await startForTest();
  const first = await stripe.customers.create({ name: 'A' }, { idempotencyKey: 'k1' });
  const second = await stripe.customers.create({ name: 'A' }, { idempotencyKey: 'k1' });
  expect(second.id).toBe(first.id);
  expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
  await expect(
    stripe.customers.create({ name: 'B' }, { idempotencyKey: 'k1' }),
  ).rejects.toBeInstanceOf(errors.StripeIdempotencyError);
  expect((await stripe.customers.list()).data).toHaveLength(1);
});

test('a declined payment replays as declined; a rejected request can be retried', async () => {
  const { stripe } = await startForTest();
  const params: Stripe.PaymentIntentCreateParams = {
    amount: 500,
    confirm: true,
    currency: 'usd',
    payment_method: 'pm_card_chargeDeclined',
  };
  const pay = () => stripe.paymentIntents.create(params, { idempotencyKey: 'k2' });
  await expect(pay()).rejects.toMatchObject({ code: 'card_declined' });
  await expect(pay()).rejects.toMatchObject({ code: 'card_declined' });
  expect((await stripe.charges.list()).data).toHaveLength(1);
  const wrong = { customer: 'cus_none' } as const;
  const options = { idempotencyKey: 'k3' };
  await expect(stripe.setupIntents.create(wrong, options)).rejects.toThrow('No such customer');
  await expect(stripe.setupIntents.create({}, options)).resolves.toMatchObject({
    status: 'requires_payment_method',
  });
});

test('the SDK retries a lost response without repeating the work', async () => {
  const { sandbox, stripe, control } = await startForTest();
  const retrying = connect(sandbox, 'sk_test_sandbox', { maxNetworkRetries: 2 });
  await control('faults', { kind: 'drop', when: 'after', match: 'POST /v1/payment_intents' });
  const intent = await retrying.paymentIntents.create({
    amount: 999,
    confirm: true,
    currency: 'usd',
    payment_method: 'pm_card_visa',
  });
  expect(intent.status).toBe('succeeded');
  expect((await stripe.charges.list()).data).toHaveLength(1);
});

test('an idempotency key in use returns 409', async () => {
  const { stripe, control } = await startForTest();
  await control('faults', { kind: 'delay', ms: 800, match: 'POST /v1/customers' });
  const options = { idempotencyKey: 'slow' };
  const outcomes = await Promise.allSettled([
    stripe.customers.create({}, options),
    stripe.customers.create({}, options),
  ]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const refused = outcomes.find((outcome) => outcome.status === 'rejected');
  expect(refused?.reason).toMatchObject({ statusCode: 409 });
});

test('broken responses: not JSON, and truncated', async () => {
  const { stripe, control } = await startForTest();
  await control('faults', { kind: 'break', response: 'bad_json' });
  await expect(stripe.products.list()).rejects.toThrow('Invalid JSON');
  await control('faults', { kind: 'break', response: 'cut_short' });
  await expect(stripe.products.list()).rejects.toThrow();
  await expect(stripe.products.list()).resolves.toBeDefined();
});

test('lists page forwards and backwards, and SDK auto-pagination works', async () => {
  const { stripe } = await startForTest();
  for (let index = 0; index < 7; index += 1) await stripe.customers.create({ name: `c${index}` });
  const names = (list: { data: Stripe.Customer[] }) => list.data.map(({ name }) => name);
  const first = await stripe.customers.list({ limit: 3 });
  expect(names(first)).toEqual(['c6', 'c5', 'c4']);
  expect(first.has_more).toBe(true);
  const second = await stripe.customers.list({ limit: 3, starting_after: first.data[2]?.id ?? '' });
  expect(names(second)).toEqual(['c3', 'c2', 'c1']);
  const back = await stripe.customers.list({ limit: 2, ending_before: second.data[1]?.id ?? '' });
  expect(names(back)).toEqual(['c4', 'c3']);
  const all: string[] = [];
  for await (const customer of stripe.customers.list({ limit: 2 })) all.push(customer.name ?? '');
  expect(all).toHaveLength(7);
  await expect(stripe.customers.list({ limit: 101 })).rejects.toThrow('at most 100');
  await expect(stripe.customers.list({ starting_after: 'cus_none' })).rejects.toMatchObject({
    code: 'resource_missing',
  });
});

test('expand works through objects and lists and names what cannot be expanded', async () => {
  const { stripe } = await startForTest();
  const price = await stripe.prices.retrieve('price_basic', { expand: ['product'] });
  expect(price.product).toMatchObject({ name: 'Basic', object: 'product' });
  const { data } = await stripe.prices.list({ expand: ['data.product'] });
  expect(data.every(({ product }) => typeof product === 'object')).toBe(true);
  await expect(stripe.prices.retrieve('price_basic', { expand: ['currency'] })).rejects.toThrow(
    'cannot be expanded (currency)',
  );
  await expect(stripe.prices.retrieve('price_basic', { expand: ['a.b.c.d.e'] })).rejects.toThrow(
    'more than 4 levels',
  );
});
