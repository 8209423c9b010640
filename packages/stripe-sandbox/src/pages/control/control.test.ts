import { expect, test } from 'vitest';
import { startForTest } from '../../testing/start.ts';

test('the control API requires the secret key and JSON', async () => {
  const { sandbox } = await startForTest();
  const call = (init: RequestInit) =>
    fetch(`${sandbox.url}/sandbox/api/reset`, { method: 'POST', ...init });
  expect((await call({})).status).toBe(401);
  const headers = { authorization: 'Bearer sk_test_sandbox' };
  expect((await call({ body: 'not json', headers })).status).toBe(400);
});

test('a protected control page does not exist without the secret key', async () => {
  const { sandbox } = await startForTest({ protectControlPage: true });
  const open = (headers: Record<string, string> = {}, path = '/sandbox') =>
    fetch(sandbox.url + path, { headers });
  const unknown = await open({}, '/nothing');
  const refused = await open();
  expect(refused.status).toBe(404);
  expect(await refused.text()).toBe(await unknown.text());
  expect((await open({ authorization: 'Bearer sk_test_wrong' })).status).toBe(404);
  const page = await open({ authorization: 'Bearer sk_test_sandbox' });
  expect(await page.text()).toContain('Sandbox control');
});

test('state, objects, seed and reset', async () => {
  const { stripe, control } = await startForTest();
  await stripe.customers.create();
  expect(await control('state')).toMatchObject({ counts: { customer: 1, price: 3 } });
  expect(await control('objects?kind=customer')).toMatchObject({
    objects: [{ object: 'customer' }],
  });
  await expect(control('objects?kind=card_profile')).rejects.toThrow('No such kind');
  expect(await control('reset', {})).toMatchObject({ counts: { customer: 0, price: 3 } });
  const plans = (await stripe.prices.list()).data.map(({ id, unit_amount, recurring }) => [
    id,
    unit_amount,
    recurring?.interval,
  ]);
  expect(plans).toEqual([
    ['price_annual', 19_999, 'year'],
    ['price_premium', 1999, 'month'],
    ['price_basic', 999, 'month'],
  ]);
});

test('the plans can be seeded after a reset', async () => {
  const { stripe, control } = await startForTest({ seed: [] });
  expect((await stripe.prices.list()).data).toHaveLength(0);
  await control('seed', {});
  await control('seed', {});
  expect((await stripe.prices.list()).data).toHaveLength(3);
});

test('unknown faults are rejected; active ones can be listed and cleared', async () => {
  const { control, stripe } = await startForTest();
  await expect(control('faults', { kind: 'meteor' })).rejects.toThrow('kind must be');
  await expect(control('faults', { kind: 'break', response: 'odd' })).rejects.toThrow(
    'response must be',
  );
  await control('faults', {
    kind: 'break',
    response: 'server_error',
    match: 'POST /v1/refunds',
    times: 2,
  });
  expect(await control('state')).toMatchObject({ faults: [{ kind: 'break', times: 2 }] });
  await expect(stripe.customers.list()).resolves.toBeDefined();
  expect(await control('faults/clear', {})).toMatchObject({ faults: [] });
});

test('a payment fault can target one customer', async () => {
  const { control, stripe } = await startForTest();
  const [one, two] = [await stripe.customers.create(), await stripe.customers.create()];
  await control('faults', { customer: two.id, kind: 'fail_payment' });
  const pay = (customer: string) =>
    stripe.paymentIntents.create({
      amount: 500,
      confirm: true,
      currency: 'usd',
      customer,
      payment_method: 'pm_card_visa',
    });
  await expect(pay(one.id)).resolves.toMatchObject({ status: 'succeeded' });
  await expect(pay(two.id)).rejects.toMatchObject({ code: 'card_declined' });
});
