import { expect, test } from 'vitest';
import { startForTest } from '../../testing/start.ts';

// https://docs.stripe.com/api/plans
test('plans and recurring prices are the same objects', async () => {
  const { events, stripe } = await startForTest({ seed: [] });
  const plan = await stripe.plans.create({
    amount: 2000,
    currency: 'usd',
    interval: 'month',
    product: { name: 'Brief' },
  });
  expect(await stripe.prices.retrieve(plan.id)).toMatchObject({
    recurring: { interval: 'month' },
    unit_amount: 2000,
  });
  await stripe.plans.update(plan.id, { nickname: 'x' });
  expect((await stripe.plans.list()).data).toMatchObject([{ id: plan.id, nickname: 'x' }]);
  expect(await stripe.plans.retrieve(plan.id)).toMatchObject({ amount: 2000 });
  expect(await stripe.plans.del(plan.id)).toMatchObject({ deleted: true });
  await expect(stripe.prices.retrieve(plan.id)).rejects.toMatchObject({ statusCode: 404 });
  expect((await events()).map(({ type }) => type)).toEqual([
    'product.created',
    'plan.created',
    'price.created',
    'plan.updated',
    'price.updated',
    'plan.deleted',
    'price.deleted',
  ]);
});
