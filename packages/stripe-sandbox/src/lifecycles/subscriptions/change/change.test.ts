import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { startForTest } from '../../../testing/start.ts';
import { at, DAY, periodOf, type Subscriber, subscribe } from '../../../testing/subscribe.ts';

const START = at('2026-06-01T00:00:00');
const itemOf = (subscription: Stripe.Subscription) => subscription.items.data[0]?.id ?? '';

async function halfway(stripe: Stripe): Promise<Subscriber> {
  const subscriber = await subscribe(stripe, { start: START });
  await subscriber.advance(START + 15 * DAY);
  return subscriber;
}

test('an upgrade charges what its preview said and keeps the billing period', async () => {
  const { stripe } = await startForTest();
  const { subscription, now } = await halfway(stripe);
  const items = [{ id: itemOf(subscription), price: 'price_premium' }];
  const proration_date = START + 15 * DAY;
  const preview = await stripe.invoices.createPreview({
    subscription: subscription.id,
    subscription_details: { items, proration_behavior: 'always_invoice', proration_date },
  });
  expect(preview.lines.data.map(({ amount }) => amount)).toEqual([-500, 1000]);
  expect(preview.id).toMatch(/^upcoming_in_/);
  const upgraded = await stripe.subscriptions.update(subscription.id, {
    items,
    payment_behavior: 'pending_if_incomplete',
    proration_behavior: 'always_invoice',
    proration_date,
  });
  expect(upgraded).toMatchObject({ pending_update: null, status: 'active' });
  expect(upgraded.items.data[0]?.price.id).toBe('price_premium');
  expect(periodOf(upgraded)).toEqual(['2026-06-01T00:00', '2026-07-01T00:00']);
  const { latest_invoice: invoice } = await now();
  expect(invoice).toMatchObject({
    amount_paid: 500,
    billing_reason: 'subscription_update',
    total: preview.total,
  });
  const credit = invoice.lines.data[0]?.parent?.subscription_item_details?.proration_details;
  expect(credit?.credited_items?.invoice).toMatch(/^in_/);
});

test('a declined upgrade stays pending on the old plan and applies once paid', async () => {
  const { stripe, events } = await startForTest();
  const { customer, subscription, now } = await halfway(stripe);
  const bad = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', {
    customer: customer.id,
  });
  await stripe.customers.update(customer.id, {
    invoice_settings: { default_payment_method: bad.id },
  });
  const pending = await stripe.subscriptions.update(subscription.id, {
    items: [{ id: itemOf(subscription), price: 'price_premium' }],
    payment_behavior: 'pending_if_incomplete',
    proration_behavior: 'always_invoice',
  });
  expect(pending.status).toBe('active');
  expect(pending.items.data[0]?.price.id).toBe('price_basic');
  expect(pending.pending_update?.subscription_items?.[0]?.price.id).toBe('price_premium');
  await stripe.invoices.pay(String(pending.latest_invoice), { payment_method: 'pm_card_visa' });
  const applied = await now();
  expect(applied.pending_update).toBeNull();
  expect(applied.items.data[0]?.price.id).toBe('price_premium');
  expect((await events()).map(({ type }) => type)).toContain(
    'customer.subscription.pending_update_applied',
  );
});

test('an unpaid pending upgrade expires after 23 hours and its invoice is voided', async () => {
  const { stripe } = await startForTest();
  const { advance, customer, subscription, now } = await halfway(stripe);
  const bad = await stripe.paymentMethods.attach('pm_card_authenticationRequired', {
    customer: customer.id,
  });
  await stripe.customers.update(customer.id, {
    invoice_settings: { default_payment_method: bad.id },
  });
  await stripe.subscriptions.update(subscription.id, {
    items: [{ id: itemOf(subscription), price: 'price_premium' }],
    payment_behavior: 'pending_if_incomplete',
    proration_behavior: 'always_invoice',
  });
  await advance(START + 16 * DAY);
  const after = await now();
  expect(after).toMatchObject({
    latest_invoice: { status: 'void' },
    pending_update: null,
    status: 'active',
  });
  expect(after.items.data[0]?.price.id).toBe('price_basic');
});

test('a downgrade creates credit that the next invoice uses', async () => {
  const { stripe } = await startForTest();
  const subscriber = await subscribe(stripe, { price: 'price_premium', start: START });
  const { advance, customer, subscription, now } = subscriber;
  await advance(START + 15 * DAY);
  await stripe.subscriptions.update(subscription.id, {
    items: [{ id: itemOf(subscription), price: 'price_basic' }],
    proration_behavior: 'always_invoice',
  });
  expect((await now()).latest_invoice).toMatchObject({
    amount_due: 0,
    status: 'paid',
    total: -500,
  });
  expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ balance: -500 });
  await advance(at('2026-07-01T02:00:00'));
  expect((await now()).latest_invoice).toMatchObject({
    amount_paid: 499,
    ending_balance: 0,
    starting_balance: -500,
    total: 999,
  });
});

test('create_prorations bills with the next renewal, as previewed', async () => {
  const { stripe } = await startForTest();
  const { advance, subscription, now } = await halfway(stripe);
  const items = [{ id: itemOf(subscription), price: 'price_premium' }];
  const preview = await stripe.invoices.createPreview({
    subscription: subscription.id,
    subscription_details: { items },
  });
  await stripe.subscriptions.update(subscription.id, { items });
  expect((await stripe.invoiceItems.list({ pending: true })).data).toHaveLength(2);
  await advance(at('2026-07-01T02:00:00'));
  const { latest_invoice: invoice } = await now();
  expect(invoice.total).toBe(preview.total);
  expect(invoice.lines.data.map(({ amount }) => amount)).toEqual([-500, 1000, 1999]);
});

test('monthly to yearly starts a new cycle; proration_behavior none creates no prorations', async () => {
  const { stripe } = await startForTest();
  const { subscription, now } = await halfway(stripe);
  await stripe.subscriptions.update(subscription.id, {
    items: [{ id: itemOf(subscription), price: 'price_annual' }],
  });
  const yearly = await now();
  expect(periodOf(yearly)).toEqual(['2026-06-16T00:00', '2027-06-16T00:00']);
  expect(yearly.latest_invoice.lines.data.map(({ amount }) => amount)).toEqual([-500, 19_999]);
  expect(yearly.latest_invoice.status).toBe('paid');
  await stripe.subscriptions.update(subscription.id, {
    items: [{ id: itemOf(subscription), quantity: 3 }],
    proration_behavior: 'none',
  });
  expect((await stripe.invoiceItems.list({ pending: true })).data).toHaveLength(0);
});

test('a pending upgrade ends when its invoice is voided or another update replaces it', async () => {
  const { stripe, events } = await startForTest();
  const { advance, customer, subscription, now } = await halfway(stripe);
  const bad = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', {
    customer: customer.id,
  });
  await stripe.subscriptions.update(subscription.id, { default_payment_method: bad.id });
  const upgrade = (price: string) =>
    stripe.subscriptions.update(subscription.id, {
      items: [{ id: itemOf(subscription), price }],
      payment_behavior: 'pending_if_incomplete',
      proration_behavior: 'always_invoice',
    });
  const first = await upgrade('price_premium');
  const second = await upgrade('price_annual');
  expect(second.pending_update?.subscription_items?.[0]?.price.id).toBe('price_annual');
  const invoice = (id: unknown) => stripe.invoices.retrieve(String(id));
  expect(await invoice(first.latest_invoice)).toMatchObject({ status: 'void' });
  await stripe.invoices.voidInvoice(String(second.latest_invoice));
  expect(await now()).toMatchObject({ pending_update: null, status: 'active' });
  expect((await events()).map(({ type }) => type)).toContain(
    'customer.subscription.pending_update_expired',
  );
  await advance(START + 17 * DAY);
  expect((await now()).items.data[0]?.price.id).toBe('price_basic');
});

test('cancel_at_period_end can be set twice, revoked, and takes effect at the period end', async () => {
  const { stripe, events } = await startForTest();
  const { advance, subscription, now } = await halfway(stripe);
  const cancel = (cancel_at_period_end: boolean) =>
    stripe.subscriptions.update(subscription.id, { cancel_at_period_end });
  const end = at('2026-07-01T00:00:00');
  expect(await cancel(true)).toMatchObject({
    cancel_at: end,
    cancel_at_period_end: true,
    status: 'active',
  });
  expect(await cancel(true)).toMatchObject({ canceled_at: START + 15 * DAY });
  expect(await cancel(false)).toMatchObject({ cancel_at: null, canceled_at: null });
  await stripe.subscriptions.update(subscription.id, { cancel_at: 'min_period_end' });
  expect(await now()).toMatchObject({ cancel_at: end, cancel_at_period_end: false });
  expect(await stripe.subscriptions.update(subscription.id, { cancel_at: '' })).toMatchObject({
    cancel_at: null,
  });
  await cancel(true);
  await expect(
    stripe.invoices.createPreview({ subscription: subscription.id }),
  ).rejects.toMatchObject({ code: 'invoice_upcoming_none' });
  await advance(end + DAY);
  expect(await now()).toMatchObject({ ended_at: end, status: 'canceled' });
  expect((await events()).at(-2)?.type).toBe('customer.subscription.deleted');
  await expect(cancel(false)).rejects.toMatchObject({
    code: 'invalid_canceled_subscription_fields',
  });
});

test('immediate cancellation can credit the unused time', async () => {
  const { stripe } = await startForTest();
  const { customer, subscription, now } = await halfway(stripe);
  const canceled = await stripe.subscriptions.cancel(subscription.id, {
    cancellation_details: { comment: 'bye', feedback: 'unused' },
    invoice_now: true,
    prorate: true,
  });
  expect(canceled).toMatchObject({
    cancellation_details: { comment: 'bye', reason: 'cancellation_requested' },
    status: 'canceled',
  });
  expect((await now()).latest_invoice).toMatchObject({ status: 'paid', total: -500 });
  expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ balance: -500 });
  await expect(stripe.subscriptions.cancel(subscription.id)).rejects.toMatchObject({
    statusCode: 404,
  });
});

test('subscription items can be added, changed and removed by their own endpoints', async () => {
  const { stripe } = await startForTest();
  const { subscription } = await halfway(stripe);
  const added = await stripe.subscriptionItems.create({
    price: 'price_premium',
    quantity: 2,
    subscription: subscription.id,
  });
  await stripe.subscriptionItems.update(added.id, { quantity: 1 });
  expect((await stripe.subscriptionItems.retrieve(added.id)).quantity).toBe(1);
  expect(await stripe.subscriptionItems.del(added.id)).toMatchObject({ deleted: true });
  const left = await stripe.subscriptionItems.list({ subscription: subscription.id });
  expect(left.data).toHaveLength(1);
  await expect(stripe.subscriptionItems.del(itemOf(subscription))).rejects.toThrow('at least one');
});

test('the only card of an active subscription can be detached, which clears the default', async () => {
  const { stripe } = await startForTest();
  const { customer } = await subscribe(stripe);
  const [card] = (await stripe.customers.listPaymentMethods(customer.id)).data;
  await stripe.paymentMethods.detach(card?.id ?? '');
  expect(await stripe.customers.retrieve(customer.id)).toMatchObject({
    invoice_settings: { default_payment_method: null },
  });
});
