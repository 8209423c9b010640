import { expect, test } from 'vitest';
import { startForTest } from '../../testing/start.ts';

test('a setup saves a valid card, rejects a declining one, and cannot be confirmed once canceled', async () => {
  const { stripe, events } = await startForTest({ seed: [] });
  const customer = await stripe.customers.create();
  const intent = await stripe.setupIntents.create({ customer: customer.id, metadata: { a: 'b' } });
  expect(intent.status).toBe('requires_payment_method');
  await expect(
    stripe.setupIntents.confirm(intent.id, { payment_method: 'pm_card_chargeDeclined' }),
  ).rejects.toMatchObject({ code: 'card_declined', setup_intent: { id: intent.id } });
  const done = await stripe.setupIntents.confirm(intent.id, { payment_method: 'pm_card_visa' });
  expect(done.status).toBe('succeeded');
  expect((await stripe.customers.listPaymentMethods(customer.id)).data).toHaveLength(1);
  const other = await stripe.setupIntents.create({});
  await stripe.setupIntents.update(other.id, { description: 'x' });
  expect((await stripe.setupIntents.cancel(other.id)).status).toBe('canceled');
  await expect(stripe.setupIntents.cancel(other.id)).rejects.toMatchObject({
    code: 'setup_intent_unexpected_state',
  });
  expect((await stripe.setupIntents.list({ customer: customer.id })).data).toHaveLength(1);
  expect((await events()).map(({ type }) => type)).toEqual([
    'customer.created',
    'setup_intent.created',
    'setup_intent.setup_failed',
    'payment_method.attached',
    'setup_intent.succeeded',
    'setup_intent.created',
    'setup_intent.canceled',
  ]);
});
