import { expect, test } from 'vitest';
import { startForTest } from '../../../testing/start.ts';
import { at, DAY, periodOf, subscribe } from '../../../testing/subscribe.ts';

test('a renewal drafts an invoice at the period end and finalizes and collects it an hour later', async () => {
  const { stripe, events } = await startForTest();
  const start = at('2026-06-01T12:00:00');
  const { advance, now } = await subscribe(stripe, { start });
  await advance(at('2026-07-01T12:00:00'));
  const renewed = await now();
  expect(periodOf(renewed)).toEqual(['2026-07-01T12:00', '2026-08-01T12:00']);
  expect(renewed.latest_invoice).toMatchObject({
    automatically_finalizes_at: at('2026-07-01T13:00:00'),
    billing_reason: 'subscription_cycle',
    status: 'draft',
  });
  await advance(at('2026-07-01T13:00:00'));
  const { latest_invoice: paid, status } = await now();
  expect([status, paid.status, paid.amount_paid]).toEqual(['active', 'paid', 999]);
  expect(paid.number).toMatch(/^[0-9A-Z]{8}-0002$/);
  const times = (await events())
    .filter(({ type }) => type === 'invoice.created' || type === 'invoice.paid')
    .map(({ created }) => created);
  expect(times).toEqual([start, start, at('2026-07-01T12:00:00'), at('2026-07-01T13:00:00')]);
});

test('monthly renewals from 31 January through short months and a leap day', async () => {
  const { stripe } = await startForTest();
  const { advance, now, subscription } = await subscribe(stripe, {
    start: at('2028-01-31T10:00:00'),
  });
  const ends = [periodOf(subscription)[1]];
  for (const date of ['2028-02-29', '2028-03-31', '2028-04-30']) {
    await advance(at(`${date}T10:00:00`));
    ends.push(periodOf(await now())[1]);
  }
  expect(ends).toEqual([
    '2028-02-29T10:00',
    '2028-03-31T10:00',
    '2028-04-30T10:00',
    '2028-05-31T10:00',
  ]);
});

test('yearly renewals from a leap day', async () => {
  const { stripe } = await startForTest();
  const { subscription } = await subscribe(stripe, {
    price: 'price_annual',
    start: at('2028-02-29T00:00:00'),
  });
  expect(periodOf(subscription)).toEqual(['2028-02-29T00:00', '2029-02-28T00:00']);
});

test('dunning: past due, three retries, then canceled with the invoice still open', async () => {
  const { stripe, events } = await startForTest();
  const start = at('2026-06-01T00:00:00');
  const { advance, customer, now } = await subscribe(stripe, { start });
  const bad = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', {
    customer: customer.id,
  });
  await stripe.customers.update(customer.id, {
    invoice_settings: { default_payment_method: bad.id },
  });
  const failedAt = at('2026-07-01T01:00:00');
  await advance(failedAt);
  const late = await now();
  expect(late.status).toBe('past_due');
  expect(late.latest_invoice).toMatchObject({
    attempt_count: 1,
    next_payment_attempt: failedAt + 3 * DAY,
    status: 'open',
  });
  expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ delinquent: true });
  await advance(failedAt + 8 * DAY);
  expect((await now()).latest_invoice.attempt_count).toBe(3);
  await advance(failedAt + 15 * DAY);
  const ended = await now();
  expect(ended).toMatchObject({
    cancellation_details: { reason: 'payment_failed' },
    status: 'canceled',
  });
  expect(ended.latest_invoice).toMatchObject({
    attempt_count: 4,
    auto_advance: false,
    status: 'open',
  });
  const types = (await events()).map(({ type }) => type);
  expect(types.filter((type) => type === 'invoice.payment_failed')).toHaveLength(4);
  expect(types.filter((type) => type === 'customer.subscription.deleted')).toHaveLength(1);
  const again = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: 'price_basic' }],
    payment_behavior: 'default_incomplete',
  });
  expect(again.status).toBe('incomplete');
});

test.each(['unpaid', 'past_due'] as const)(
  'dunning can end in %s instead',
  async (afterDunning) => {
    const { stripe } = await startForTest({ afterDunning });
    const { advance, customer, now } = await subscribe(stripe, {
      start: at('2026-06-01T00:00:00'),
    });
    const bad = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', {
      customer: customer.id,
    });
    await stripe.customers.update(customer.id, {
      invoice_settings: { default_payment_method: bad.id },
    });
    await advance(at('2026-07-20T00:00:00'));
    expect((await now()).status).toBe(afterDunning);
  },
);

test('paying the open invoice with a new card reactivates a past due subscription', async () => {
  const { stripe } = await startForTest();
  const { advance, customer, now } = await subscribe(stripe, { start: at('2026-06-01T00:00:00') });
  const [card] = (await stripe.customers.listPaymentMethods(customer.id)).data;
  await stripe.paymentMethods.detach(card?.id ?? '');
  await advance(at('2026-07-01T02:00:00'));
  const late = await now();
  expect(late.status).toBe('past_due');
  await expect(stripe.invoices.pay(late.latest_invoice.id)).rejects.toThrow(
    'no default payment method',
  );
  const paid = await stripe.invoices.pay(late.latest_invoice.id, {
    payment_method: 'pm_card_visa',
  });
  expect(paid.status).toBe('paid');
  expect((await now()).status).toBe('active');
  expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ delinquent: false });
});

test('a renewal that needs 3-D Secure is past due until the customer authenticates', async () => {
  const { stripe, events, sandbox } = await startForTest();
  const { advance, customer, now } = await subscribe(stripe, { start: at('2026-06-01T00:00:00') });
  const strict = await stripe.paymentMethods.attach('pm_card_authenticationRequired', {
    customer: customer.id,
  });
  await stripe.customers.update(customer.id, {
    invoice_settings: { default_payment_method: strict.id },
  });
  await advance(at('2026-07-01T02:00:00'));
  const late = await now();
  expect(late.status).toBe('past_due');
  const types = (await events()).map(({ type }) => type);
  expect(types).toContain('invoice.payment_action_required');
  const invoice = await stripe.invoices.retrieve(late.latest_invoice.id, {
    expand: ['confirmation_secret', 'payments.data.payment.payment_intent'],
  });
  const intent = invoice.payments?.data[0]?.payment.payment_intent;
  expect(intent).toMatchObject({ status: 'requires_action' });
  const secret = invoice.confirmation_secret?.client_secret ?? '';
  await fetch(`${sandbox.url}/3ds/${secret.split('_secret_')[0]}`, {
    body: new URLSearchParams({ client_secret: secret, result: 'complete' }),
    method: 'POST',
  });
  const after = await now();
  expect([after.status, after.latest_invoice.status]).toEqual(['active', 'paid']);
});

test("without a test clock, the sandbox's clock applies; it can be frozen and advanced", async () => {
  const { stripe, control } = await startForTest();
  await control('clock', { freezeAt: Math.floor(Date.now() / 1000) + 1000 });
  const customer = await stripe.customers.create({ payment_method: 'pm_card_visa' });
  const [card] = (await stripe.customers.listPaymentMethods(customer.id)).data;
  const subscription = await stripe.subscriptions.create({
    customer: customer.id,
    default_payment_method: card?.id ?? '',
    items: [{ price: 'price_basic' }],
  });
  await control('clock', { advanceSeconds: 32 * DAY });
  const invoices = await stripe.invoices.list({ subscription: subscription.id });
  expect(invoices.data.map(({ status }) => status)).toEqual(['paid', 'paid']);
  await expect(control('clock', { freezeAt: 5 })).rejects.toThrow('can only be advanced');
  await control('clock', { run: true });
  expect(await control('state')).toMatchObject({ clock: { isFrozen: false } });
});

// https://docs.stripe.com/billing/subscriptions/webhooks#events: sent a few days before each renewal.
test('invoice.upcoming announces a renewal seven days before, once', async () => {
  const { stripe, events } = await startForTest();
  const start = at('2026-06-01T00:00:00');
  const { advance, subscription } = await subscribe(stripe, { start });
  await advance(start + 22 * DAY);
  await stripe.subscriptions.update(subscription.id, { metadata: { seen: '1' } });
  await advance(start + 29 * DAY);
  const upcoming = (await events()).filter(({ type }) => type === 'invoice.upcoming');
  expect(upcoming).toMatchObject([
    { created: start + 23 * DAY, data: { object: { billing_reason: 'upcoming', total: 999 } } },
  ]);
  await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
});
