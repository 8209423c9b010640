import { expect, test } from 'vitest';
import { startForTest } from '../../testing/start.ts';

test('products and prices: create, update, list, default price, deletion rules', async () => {
  const { stripe } = await startForTest({ seed: [] });
  const product = await stripe.products.create({
    default_price_data: { currency: 'eur', recurring: { interval: 'month' }, unit_amount: 700 },
    marketing_features: [{ name: 'All articles' }],
    name: 'Reader',
  });
  const price = await stripe.prices.retrieve(String(product.default_price));
  expect(price).toMatchObject({ currency: 'eur', type: 'recurring', unit_amount: 700 });
  expect(String(price.unit_amount_decimal)).toBe('700');
  await expect(stripe.products.del(product.id)).rejects.toThrow('cannot be deleted');
  const bare = await stripe.products.create({ name: 'Bare' });
  expect(await stripe.products.del(bare.id)).toMatchObject({ deleted: true });
  const once = await stripe.prices.create({
    currency: 'USD',
    product_data: { name: 'Mug' },
    unit_amount: 1500,
  });
  expect(once).toMatchObject({ currency: 'usd', recurring: null, type: 'one_time' });
  await stripe.prices.update(once.id, { active: false, nickname: 'old' });
  expect((await stripe.prices.list({ active: false })).data.map(({ id }) => id)).toEqual([once.id]);
  await expect(
    stripe.prices.create({ currency: 'xyz', product: product.id, unit_amount: 1 }),
  ).rejects.toThrow('Invalid currency');
  await stripe.products.update(product.id, { active: false, description: 'Gone' });
  expect((await stripe.products.list({ active: true })).data.map(({ name }) => name)).toEqual([
    'Mug',
  ]);
});

test('a lookup key belongs to one price until it is transferred', async () => {
  const { stripe } = await startForTest();
  const make = (transfer: boolean) =>
    stripe.prices.create({
      currency: 'usd',
      lookup_key: 'standard',
      product_data: { name: 'P' },
      transfer_lookup_key: transfer,
      unit_amount: 100,
    });
  await make(false);
  await expect(make(false)).rejects.toMatchObject({ code: 'resource_already_exists' });
  const taker = await make(true);
  const { data } = await stripe.prices.list({ lookup_keys: ['standard'] });
  expect(data.map(({ id }) => id)).toEqual([taker.id]);
});

test('an updated price shows in existing subscriptions', async () => {
  const { stripe } = await startForTest();
  const customer = await stripe.customers.create();
  const subscription = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: 'price_basic' }],
    payment_behavior: 'default_incomplete',
  });
  await stripe.prices.update('price_basic', { nickname: 'Renamed' });
  const after = await stripe.subscriptions.retrieve(subscription.id);
  expect(after.items.data[0]?.price.nickname).toBe('Renamed');
});
