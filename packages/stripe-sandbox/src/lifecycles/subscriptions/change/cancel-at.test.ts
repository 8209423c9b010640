import { expect, test } from 'vitest';
import { startForTest } from '../../../testing/start.ts';
import { at, DAY, periodOf, subscribe } from '../../../testing/subscribe.ts';

const START = at('2026-06-01T00:00:00');
const MID_JUNE = START + 15 * DAY;

// https://docs.stripe.com/api/subscriptions/update#update_subscription-cancel_at: "If set to a date before the
// current period ends, this will cause a proration if prorations have been enabled".
test('cancel_at within the period credits the time after it', async () => {
  const { stripe } = await startForTest();
  const { advance, customer, now, subscription } = await subscribe(stripe, { start: START });
  await advance(START + 5 * DAY);
  const ending = await stripe.subscriptions.update(subscription.id, { cancel_at: MID_JUNE });
  expect(periodOf(ending)).toEqual(['2026-06-01T00:00', '2026-06-16T00:00']);
  const { data } = await stripe.invoiceItems.list({ customer: customer.id, pending: true });
  expect(data).toMatchObject([
    { amount: -500, period: { start: MID_JUNE, end: START + 30 * DAY }, proration: true },
  ]);
  await advance(MID_JUNE + DAY);
  expect(await now()).toMatchObject({
    ended_at: MID_JUNE,
    latest_invoice: { status: 'paid', total: -500 },
    status: 'canceled',
  });
  expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ balance: -500 });
});

test('cancel_at can be invoiced immediately, moved and removed without losing a cent', async () => {
  const { stripe } = await startForTest();
  const { advance, customer, subscription } = await subscribe(stripe, { start: START });
  const proration_behavior = 'always_invoice';
  const balance = async () => {
    const found = await stripe.customers.retrieve(customer.id);
    return found.deleted ? 0 : found.balance;
  };
  await stripe.subscriptions.update(subscription.id, { cancel_at: MID_JUNE, proration_behavior });
  expect(await balance()).toBe(-500);
  await stripe.subscriptions.update(subscription.id, {
    cancel_at: START + 10 * DAY,
    proration_behavior,
  });
  expect(await balance()).toBe(-666);
  const kept = await stripe.subscriptions.update(subscription.id, {
    cancel_at: '',
    proration_behavior,
  });
  expect(periodOf(kept)).toEqual(['2026-06-01T00:00', '2026-07-01T00:00']);
  expect(await balance()).toBe(0);
  await advance(START + 31 * DAY);
  expect(await balance()).toBe(0);
});

test('without prorations cancel_at ends the subscription without a credit', async () => {
  const { stripe } = await startForTest();
  const { advance, customer, now, subscription } = await subscribe(stripe, { start: START });
  await stripe.subscriptions.update(subscription.id, {
    cancel_at: MID_JUNE,
    proration_behavior: 'none',
  });
  await advance(MID_JUNE);
  expect(await now()).toMatchObject({ ended_at: MID_JUNE, status: 'canceled' });
  expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ balance: 0 });
  expect((await stripe.invoiceItems.list({ customer: customer.id })).data).toEqual([]);
});

// "If set during a future period, this will always cause a proration for that period."
test('cancel_at in a later period bills only the part of that period', async () => {
  const { stripe } = await startForTest();
  const { advance, now, subscription } = await subscribe(stripe, {
    params: { proration_behavior: 'none' },
    price: 'price_premium',
    start: START,
  });
  const julyTwelfth = START + 30 * DAY + (31 * DAY * 714) / 1999;
  const cancel_at = Math.round(julyTwelfth);
  await stripe.subscriptions.update(subscription.id, { cancel_at, proration_behavior: 'none' });
  const preview = await stripe.invoices.createPreview({ subscription: subscription.id });
  expect(preview.total).toBe(714);
  await advance(START + 30 * DAY + 7200);
  const renewed = await now();
  expect(renewed.latest_invoice).toMatchObject({ amount_paid: 714, total: 714 });
  expect(renewed.items.data[0]?.current_period_end).toBe(cancel_at);
});

test('cancel_at at creation shortens and prorates the first period', async () => {
  const { stripe } = await startForTest();
  const { now } = await subscribe(stripe, { params: { cancel_at: MID_JUNE }, start: START });
  expect(await now()).toMatchObject({ latest_invoice: { total: 500 }, status: 'active' });
});

test('cancel_at in the past is rejected', async () => {
  const { stripe } = await startForTest();
  const { customer, subscription } = await subscribe(stripe, { start: START });
  const error = { code: undefined, param: 'cancel_at', statusCode: 400 };
  await expect(
    stripe.subscriptions.update(subscription.id, { cancel_at: 1_000_000_000 }),
  ).rejects.toMatchObject(error);
  await expect(
    stripe.subscriptions.create({
      cancel_at: START,
      customer: customer.id,
      items: [{ price: 'price_basic' }],
    }),
  ).rejects.toMatchObject(error);
});

// https://docs.stripe.com/billing/subscriptions/trials#create-free-trials-without-payment
test.each([
  ['pause', 'paused'],
  ['cancel', 'canceled'],
] as const)(
  'trial_end now without a card applies missing_payment_method %s',
  async (choice, status) => {
    const { stripe } = await startForTest();
    const customer = await stripe.customers.create();
    const subscription = await stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: 'price_basic' }],
      trial_period_days: 7,
      trial_settings: { end_behavior: { missing_payment_method: choice } },
    });
    const ended = await stripe.subscriptions.update(subscription.id, { trial_end: 'now' });
    expect(ended.status).toBe(status);
    expect(ended.latest_invoice).toBe(subscription.latest_invoice);
  },
);
