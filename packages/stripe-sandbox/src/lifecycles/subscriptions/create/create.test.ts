import { expect, test } from 'vitest';
import { startForTest } from '../../../testing/start.ts';
import { at, DAY, subscribe } from '../../../testing/subscribe.ts';

test('a saved card is charged immediately', async () => {
  const { stripe } = await startForTest();
  const { subscription, now } = await subscribe(stripe);
  expect(subscription.status).toBe('active');
  expect((await now()).latest_invoice).toMatchObject({
    amount_paid: 999,
    attempt_count: 1,
    billing_reason: 'subscription_create',
    status: 'paid',
  });
});

test('payment_behavior values when the first payment is declined', async () => {
  const { stripe } = await startForTest();
  const failing = (payment_behavior: 'allow_incomplete' | 'error_if_incomplete') =>
    subscribe(stripe, { card: 'pm_card_chargeCustomerFail', params: { payment_behavior } });
  const { subscription, now } = await failing('allow_incomplete');
  expect(subscription.status).toBe('incomplete');
  expect((await now()).latest_invoice).toMatchObject({
    next_payment_attempt: null,
    status: 'open',
  });
  await expect(failing('error_if_incomplete')).rejects.toMatchObject({ code: 'card_declined' });
  const kept = await stripe.subscriptions.list({
    customer: String(subscription.customer),
    status: 'all',
  });
  expect(kept.data).toHaveLength(1);
  expect((await stripe.subscriptions.list({ status: 'all' })).data).toHaveLength(0);
});

test('creating a subscription without a payment method is an error when payment is due now', async () => {
  const { stripe } = await startForTest();
  const customer = await stripe.customers.create();
  await expect(
    stripe.subscriptions.create({ customer: customer.id, items: [{ price: 'price_basic' }] }),
  ).rejects.toThrow('no attached payment source');
});

test('an incomplete subscription and its payment intent expire after 23 hours', async () => {
  const { stripe, events } = await startForTest();
  const start = at('2026-03-01T00:00:00');
  const { advance, now, subscription } = await subscribe(stripe, {
    params: { payment_behavior: 'default_incomplete' },
    start,
  });
  await advance(start + 23 * 3600 - 1);
  expect((await now()).status).toBe('incomplete');
  await advance(start + 23 * 3600);
  const expired = await now();
  expect(expired.status).toBe('incomplete_expired');
  expect(expired.latest_invoice.status).toBe('void');
  const [payment] = (await stripe.invoicePayments.list({ invoice: expired.latest_invoice.id }))
    .data;
  expect(payment?.status).toBe('canceled');
  const intent = await stripe.paymentIntents.retrieve(String(payment?.payment.payment_intent));
  expect(intent).toMatchObject({ cancellation_reason: 'void_invoice', status: 'canceled' });
  const updates = (await events()).filter(({ type }) => type === 'customer.subscription.updated');
  expect(updates).toHaveLength(1);
  expect(
    (await stripe.subscriptions.list({ customer: String(subscription.customer), status: 'ended' }))
      .data,
  ).toHaveLength(1);
});

test('a trial is free, announces its end three days before, then bills', async () => {
  const { stripe, events } = await startForTest();
  const start = at('2026-05-10T08:00:00');
  const { advance, now, subscription } = await subscribe(stripe, {
    params: { trial_period_days: 14 },
    start,
  });
  expect(subscription).toMatchObject({ status: 'trialing', trial_end: start + 14 * DAY });
  expect((await now()).latest_invoice).toMatchObject({ status: 'paid', total: 0 });
  await advance(start + 12 * DAY);
  const types = async () => (await events()).map(({ type }) => type);
  expect(await types()).toContain('customer.subscription.trial_will_end');
  await advance(start + 14 * DAY + 3601);
  const after = await now();
  expect(after.status).toBe('active');
  expect(after.latest_invoice).toMatchObject({ amount_paid: 999, status: 'paid' });
  expect(after.billing_cycle_anchor).toBe(start + 14 * DAY);
});

test('a trial without a card requests one, and can end in cancellation or a pause', async () => {
  const { stripe } = await startForTest();
  const start = at('2026-05-10T08:00:00');
  const clock = await stripe.testHelpers.testClocks.create({ frozen_time: start });
  const customer = await stripe.customers.create({ test_clock: clock.id });
  const begin = (missing_payment_method: 'cancel' | 'pause' | 'create_invoice') =>
    stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: 'price_basic' }],
      payment_behavior: 'default_incomplete',
      trial_period_days: 7,
      trial_settings: { end_behavior: { missing_payment_method } },
    });
  const [cancels, pauses, bills] = [
    await begin('cancel'),
    await begin('pause'),
    await begin('create_invoice'),
  ];
  expect(cancels.pending_setup_intent).toMatch(/^seti_/);
  const saved = await stripe.setupIntents.confirm(String(bills.pending_setup_intent), {
    payment_method: 'pm_card_visa',
  });
  await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: start + 8 * DAY });
  const status = async (id: string) => (await stripe.subscriptions.retrieve(id)).status;
  expect(await status(cancels.id)).toBe('canceled');
  expect(await status(pauses.id)).toBe('paused');
  expect(await stripe.subscriptions.retrieve(bills.id)).toMatchObject({
    default_payment_method: saved.payment_method,
    status: 'active',
  });
});

test('a free plan is active without a payment', async () => {
  const { stripe } = await startForTest();
  const free = await stripe.prices.create({
    currency: 'usd',
    product_data: { name: 'Free' },
    recurring: { interval: 'month' },
    unit_amount: 0,
  });
  const customer = await stripe.customers.create();
  const subscription = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: free.id }],
  });
  expect(subscription.status).toBe('active');
  expect((await stripe.paymentIntents.list()).data).toHaveLength(0);
});

test('archived, one-time, unknown and mixed prices are rejected', async () => {
  const { stripe } = await startForTest();
  const customer = await stripe.customers.create();
  const create = (...prices: string[]) =>
    stripe.subscriptions.create({
      customer: customer.id,
      items: prices.map((price) => ({ price })),
      payment_behavior: 'default_incomplete',
    });
  const mug = await stripe.prices.create({
    currency: 'usd',
    product_data: { name: 'M' },
    unit_amount: 9,
  });
  await stripe.prices.update('price_premium', { active: false });
  await expect(create('price_premium')).rejects.toThrow('inactive');
  await expect(create(mug.id)).rejects.toThrow('type=recurring');
  await expect(create('price_none')).rejects.toMatchObject({ code: 'resource_missing' });
  await expect(create('price_basic', 'price_annual')).rejects.toThrow('different intervals');
});

test('yen amounts stay whole units', async () => {
  const { stripe } = await startForTest();
  const price = await stripe.prices.create({
    currency: 'jpy',
    product_data: { name: 'Yen' },
    recurring: { interval: 'month' },
    unit_amount: 1200,
  });
  const { now } = await subscribe(stripe, { price: price.id });
  const { latest_invoice: invoice } = await now();
  expect(invoice).toMatchObject({ amount_paid: 1200, currency: 'jpy' });
  expect(invoice.lines.data[0]?.description).toContain('¥1,200 / month');
});

test('a future billing_cycle_anchor prorates a shorter first period', async () => {
  const { stripe } = await startForTest();
  const start = at('2026-04-16T00:00:00');
  const { now } = await subscribe(stripe, {
    params: { billing_cycle_anchor: at('2026-05-01T00:00:00') },
    start,
  });
  const { latest_invoice: invoice } = await now();
  expect(invoice.total).toBe(Math.round((999 * 15) / 30));
});

test('add_invoice_items join the first invoice; sent invoices wait for the customer', async () => {
  const { stripe } = await startForTest();
  const setup = await stripe.prices.create({
    currency: 'usd',
    product_data: { name: 'Setup' },
    unit_amount: 300,
  });
  const { now } = await subscribe(stripe, { params: { add_invoice_items: [{ price: setup.id }] } });
  expect((await now()).latest_invoice.total).toBe(1299);
  const sent = await subscribe(stripe, {
    params: { collection_method: 'send_invoice', days_until_due: 10 },
  });
  expect(sent.subscription.status).toBe('active');
  const { latest_invoice: invoice } = await sent.now();
  expect(invoice).toMatchObject({ collection_method: 'send_invoice', status: 'open' });
  expect(invoice.due_date).toBe(invoice.created + 10 * DAY);
});
