import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { startForTest } from '../../../testing/start.ts';
import { at, DAY, periodOf, subscribe } from '../../../testing/subscribe.ts';

const START = at('2026-06-01T00:00:00');
const JULY = START + 30 * DAY;

// https://docs.stripe.com/billing/subscriptions/pause-payment
test.each([
  ['keep_as_draft', 'draft'],
  ['mark_uncollectible', 'uncollectible'],
  ['void', 'void'],
] as const)('pause_collection %s makes renewal invoices %s', async (behavior, status) => {
  const { stripe } = await startForTest();
  const { advance, now, subscription } = await subscribe(stripe, { start: START });
  const resumes_at = JULY + 10 * DAY;
  await stripe.subscriptions.update(subscription.id, {
    pause_collection: { behavior, resumes_at },
  });
  await advance(JULY + DAY);
  expect(await now()).toMatchObject({
    latest_invoice: { status },
    pause_collection: { behavior, resumes_at },
    status: 'active',
  });
  await advance(JULY + 32 * DAY);
  expect(await now()).toMatchObject({ latest_invoice: { status: 'paid' }, pause_collection: null });
});

test('pause_collection can be removed', async () => {
  const { stripe } = await startForTest();
  const { subscription } = await subscribe(stripe);
  await stripe.subscriptions.update(subscription.id, { pause_collection: { behavior: 'void' } });
  const resumed = await stripe.subscriptions.update(subscription.id, { pause_collection: '' });
  expect(resumed.pause_collection).toBeNull();
});

async function pauseAfterTrial(stripe: Stripe) {
  const clock = await stripe.testHelpers.testClocks.create({ frozen_time: START });
  const customer = await stripe.customers.create({ test_clock: clock.id });
  const { id } = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: 'price_basic' }],
    trial_period_days: 5,
    trial_settings: { end_behavior: { missing_payment_method: 'pause' } },
  });
  const advance = (days: number) =>
    stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: START + days * DAY });
  await advance(10);
  return { advance, customer, id };
}

// https://docs.stripe.com/api/subscriptions/resume
test('a paused subscription resumes with a new cycle once its invoice is paid', async () => {
  const { events, stripe } = await startForTest();
  const { customer, id } = await pauseAfterTrial(stripe);
  await stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id });
  const [card] = (await stripe.customers.listPaymentMethods(customer.id)).data;
  await stripe.customers.update(customer.id, {
    invoice_settings: { default_payment_method: card?.id ?? '' },
  });
  const resumed = await stripe.subscriptions.resume(id, { expand: ['latest_invoice'] });
  expect(resumed).toMatchObject({
    latest_invoice: { amount_paid: 999, status: 'paid' },
    status: 'active',
  });
  expect(periodOf(resumed)).toEqual(['2026-06-11T00:00', '2026-07-11T00:00']);
  expect((await events()).map(({ type }) => type)).toContain('customer.subscription.resumed');
  await expect(stripe.subscriptions.resume(id)).rejects.toThrow('Only paused');
});

test('an unpaid resumption expires and leaves the subscription paused', async () => {
  const { stripe } = await startForTest();
  const { advance, id } = await pauseAfterTrial(stripe);
  const waiting = await stripe.subscriptions.resume(id);
  expect(waiting.status).toBe('paused');
  await advance(11);
  const invoice = await stripe.invoices.retrieve(String(waiting.latest_invoice));
  expect(invoice.status).toBe('void');
  expect((await stripe.subscriptions.retrieve(id)).status).toBe('paused');
});

test('resuming with the old anchor charges only the rest of its period', async () => {
  const { stripe } = await startForTest();
  const { customer, id } = await pauseAfterTrial(stripe);
  const card = await stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id });
  await stripe.subscriptions.update(id, { default_payment_method: card.id });
  const resumed = await stripe.subscriptions.resume(id, {
    billing_cycle_anchor: { type: 'unchanged' },
    expand: ['latest_invoice'],
    proration_behavior: 'create_prorations',
  });
  expect(resumed).toMatchObject({ latest_invoice: { total: 833 }, status: 'active' });
  expect(periodOf(resumed)[1]).toBe('2026-07-06T00:00');
});

// https://docs.stripe.com/api/subscriptions/pause
test.each([
  ['now', 999 - 500],
  ['none', 999],
  ['item_current_period_start', 0],
] as const)('pausing with unused_time_from %s, then resuming, bills %i', async (type, total) => {
  const { stripe } = await startForTest();
  const start = at('2026-06-01T00:00:00');
  const { advance, now, subscription } = await subscribe(stripe, { start });
  await advance(start + 15 * DAY);
  const paused = await stripe.subscriptions.pause(subscription.id, {
    bill_for: { unused_time_from: { type } },
  });
  expect(paused).toMatchObject({
    status: 'paused',
    status_details: { paused: { subscription: { type: 'pause_requested' } } },
  });
  await advance(start + 80 * DAY);
  expect((await stripe.invoices.list({ subscription: subscription.id })).data).toHaveLength(1);
  await stripe.subscriptions.resume(subscription.id);
  expect(await now()).toMatchObject({ latest_invoice: { total }, status: 'active' });
});

// https://docs.stripe.com/api/subscriptions/pause#pause_subscription-invoicing_behavior
test('pausing with invoicing_behavior invoice credits the balance immediately', async () => {
  const { stripe } = await startForTest();
  const start = at('2026-06-01T00:00:00');
  const { advance, customer, subscription } = await subscribe(stripe, { start });
  await advance(start + 15 * DAY);
  await stripe.subscriptions.pause(subscription.id, { invoicing_behavior: 'invoice' });
  expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ balance: -500 });
  await expect(stripe.subscriptions.pause(subscription.id)).rejects.toThrow('cannot be paused');
});
