import { expect, test } from 'vitest';
import { startForTest } from '../../testing/start.ts';
import { at, DAY, subscribe } from '../../testing/subscribe.ts';

const START = at('2026-06-01T00:00:00');
const JULY = START + 30 * DAY;
const AUGUST = START + 61 * DAY;

// https://docs.stripe.com/billing/subscriptions/subscription-schedules/use-cases#downgrading-subscriptions
// The guide's "Completing a schedule": after the last phase the schedule is completed and its subscription continues
// without it. Stripe's CLI triggers subscription_schedule.completed with end_behavior `release`, too.
test('a downgrade at the end of the period costs nothing before and the new price after', async () => {
  const { events, stripe } = await startForTest();
  const { advance, customer, now, subscription } = await subscribe(stripe, {
    price: 'price_premium',
    start: START,
  });
  const schedule = await stripe.subscriptionSchedules.create({
    from_subscription: subscription.id,
  });
  expect(schedule).toMatchObject({
    current_phase: { end_date: JULY, start_date: START },
    status: 'active',
  });
  await stripe.subscriptionSchedules.update(schedule.id, {
    phases: [
      { end_date: JULY, items: [{ price: 'price_premium' }], start_date: START },
      { duration: { interval: 'month' }, items: [{ price: 'price_basic' }] },
    ],
  });
  expect((await now()).items.data[0]?.price.id).toBe('price_premium');
  expect((await stripe.invoiceItems.list({ customer: customer.id })).data).toEqual([]);
  await advance(JULY + 7200);
  const changed = await now();
  expect(changed).toMatchObject({
    items: { data: [{ price: { id: 'price_basic' } }] },
    latest_invoice: { amount_paid: 999, lines: { data: [{ amount: 999 }] } },
    schedule: schedule.id,
  });
  await advance(AUGUST + 7200);
  expect(await now()).toMatchObject({ latest_invoice: { total: 999 }, schedule: null });
  expect(await stripe.subscriptionSchedules.retrieve(schedule.id)).toMatchObject({
    status: 'completed',
    subscription: subscription.id,
  });
  expect((await events()).map(({ type }) => type)).toEqual(
    expect.arrayContaining([
      'subscription_schedule.created',
      'subscription_schedule.expiring',
      'subscription_schedule.completed',
      'subscription_schedule.updated',
    ]),
  );
});

// https://docs.stripe.com/api/subscription_schedules/object#subscription_schedule_object-end_behavior
test('a schedule starts a subscription later and cancels it after its last phase', async () => {
  const { stripe } = await startForTest();
  const clock = await stripe.testHelpers.testClocks.create({ frozen_time: START });
  const customer = await stripe.customers.create({
    invoice_settings: { default_payment_method: 'pm_card_visa' },
    payment_method: 'pm_card_visa',
    test_clock: clock.id,
  });
  const schedule = await stripe.subscriptionSchedules.create({
    customer: customer.id,
    end_behavior: 'cancel',
    phases: [{ items: [{ price: 'price_basic', quantity: 2 }] }],
    start_date: START + DAY,
  });
  expect(schedule).toMatchObject({ status: 'not_started', subscription: null });
  const { testClocks } = stripe.testHelpers;
  await testClocks.advance(clock.id, { frozen_time: START + 2 * DAY });
  const started = await stripe.subscriptionSchedules.retrieve(schedule.id, {
    expand: ['subscription.latest_invoice'],
  });
  expect(started).toMatchObject({
    status: 'active',
    subscription: { latest_invoice: { amount_paid: 1998 }, status: 'active' },
  });
  await testClocks.advance(clock.id, { frozen_time: START + 40 * DAY });
  const ended = await stripe.subscriptionSchedules.retrieve(schedule.id, {
    expand: ['subscription'],
  });
  expect(ended).toMatchObject({ status: 'completed', subscription: { status: 'canceled' } });
  expect((await stripe.invoices.list({ customer: customer.id })).data).toHaveLength(1);
});

// https://docs.stripe.com/api/subscription_schedules/release: status, released_at and released_subscription
test('a schedule can be released, canceled with its subscription, and ends with it', async () => {
  const { stripe } = await startForTest();
  const schedule = async () => {
    const { subscription } = await subscribe(stripe, { start: START });
    return stripe.subscriptionSchedules.create({ from_subscription: subscription.id });
  };
  const released = await stripe.subscriptionSchedules.release((await schedule()).id);
  expect(released).toMatchObject({ status: 'released', subscription: null });
  await expect(stripe.subscriptionSchedules.release(released.id)).rejects.toThrow('released');
  const canceled = await stripe.subscriptionSchedules.cancel((await schedule()).id);
  expect(canceled.status).toBe('canceled');
  expect(await stripe.subscriptions.retrieve(String(canceled.subscription))).toMatchObject({
    status: 'canceled',
  });
  const ended = await schedule();
  await stripe.subscriptions.cancel(String(ended.subscription));
  expect((await stripe.subscriptionSchedules.retrieve(ended.id)).status).toBe('canceled');
});

test('a phase that changes the plan in the middle of a period is prorated', async () => {
  const { stripe } = await startForTest();
  const { advance, now, subscription } = await subscribe(stripe, { start: START });
  const { id } = await stripe.subscriptionSchedules.create({ from_subscription: subscription.id });
  await stripe.subscriptionSchedules.update(id, {
    phases: [
      { end_date: START + 15 * DAY, items: [{ price: 'price_basic' }], start_date: START },
      { items: [{ price: 'price_premium' }], proration_behavior: 'always_invoice' },
    ],
  });
  await advance(START + 16 * DAY);
  expect((await now()).latest_invoice).toMatchObject({
    lines: { data: [{ amount: -500 }, { amount: 1000 }] },
  });
});
