import { expect, test } from 'vitest';
import { startForTest } from '../../testing/start.ts';

const base = { amount: 2000, confirm: true, currency: 'usd' } as const;

test('refunds: partial, remaining, and never more than the charge', async () => {
  const { stripe, events } = await startForTest({ seed: [] });
  const intent = await stripe.paymentIntents.create({ ...base, payment_method: 'pm_card_visa' });
  const part = await stripe.refunds.create({ amount: 500, payment_intent: intent.id });
  expect(part.status).toBe('succeeded');
  await expect(stripe.refunds.create({ amount: 1501, payment_intent: intent.id })).rejects.toThrow(
    'greater than unrefunded amount',
  );
  const charge = String(intent.latest_charge);
  await stripe.refunds.create({ charge, reason: 'requested_by_customer' });
  expect(await stripe.charges.retrieve(charge, { expand: ['refunds'] })).toMatchObject({
    amount_refunded: 2000,
    refunded: true,
    refunds: { data: [{ amount: 1500 }, { amount: 500 }] },
  });
  await expect(stripe.refunds.create({ charge })).rejects.toMatchObject({
    code: 'charge_already_refunded',
  });
  await stripe.refunds.update(part.id, { metadata: { why: 'late' } });
  const types = (await events()).map(({ type }) => type).slice(-5);
  expect(types).toEqual([
    'charge.refunded',
    'refund.created',
    'charge.refunded',
    'refund.updated',
    'charge.refund.updated',
  ]);
});

test('a charge of the dispute test card is disputed after a delay', async () => {
  const { stripe, control } = await startForTest({ seed: [] });
  const intent = await stripe.paymentIntents.create({
    ...base,
    payment_method: 'pm_card_createDispute',
  });
  expect((await stripe.disputes.list()).data).toHaveLength(0);
  await control('clock', { advanceSeconds: 61 });
  const [dispute] = (await stripe.disputes.list({ payment_intent: intent.id })).data;
  expect(dispute).toMatchObject({ amount: 2000, status: 'needs_response' });
  expect((await stripe.charges.retrieve(String(intent.latest_charge))).disputed).toBe(true);
  await expect(stripe.refunds.create({ payment_intent: intent.id })).rejects.toMatchObject({
    code: 'charge_disputed',
  });
  expect((await stripe.disputes.close(dispute?.id ?? '')).status).toBe('lost');
});
