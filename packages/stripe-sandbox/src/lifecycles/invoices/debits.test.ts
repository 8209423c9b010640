import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { startForTest } from '../../testing/start.ts';
import { at, DAY, subscribe } from '../../testing/subscribe.ts';

const START = at('2026-03-01T00:00:00');
const EUROS = [
  { currency: 'eur', id: 'price_eur', interval: 'month' as const, name: 'A', unitAmountMinor: 900 },
  {
    currency: 'eur',
    id: 'price_more',
    interval: 'month' as const,
    name: 'B',
    unitAmountMinor: 1900,
  },
];

async function subscribeByDebit(stripe: Stripe, card: string, params = {}) {
  return subscribe(stripe, { card, params, price: 'price_eur', start: START });
}

const typesOf = (events: Stripe.Event[]) => events.map(({ type }) => type);

// https://docs.stripe.com/billing/subscriptions/sepa-debit
test('a subscription is active while its first debit is processing, and its invoice is paid later', async () => {
  const { events, stripe } = await startForTest({ seed: EUROS });
  const { advance, now, subscription } = await subscribeByDebit(stripe, 'pm_success_de');
  expect(subscription.status).toBe('active');
  expect((await now()).latest_invoice).toMatchObject({ attempted: true, status: 'open' });
  await advance(START + 5 * DAY);
  expect((await now()).latest_invoice).toMatchObject({ amount_paid: 900, status: 'paid' });
  expect(typesOf(await events())).toContain('invoice.paid');
});

// https://docs.stripe.com/billing/subscriptions/sepa-debit
test('a first debit that fails makes the subscription past due, and is retried', async () => {
  const { events, stripe } = await startForTest({ afterDunning: 'unpaid', seed: EUROS });
  const { advance, now } = await subscribeByDebit(stripe, 'pm_failed_de');
  await advance(START + 5 * DAY);
  expect(await now()).toMatchObject({
    latest_invoice: { next_payment_attempt: START + 8 * DAY, status: 'open' },
    status: 'past_due',
  });
  await advance(START + 9 * DAY);
  expect((await now()).latest_invoice).toMatchObject({
    next_payment_attempt: null,
    status: 'open',
  });
  await advance(START + 13 * DAY);
  expect((await now()).latest_invoice).toMatchObject({ attempt_count: 2 });
  expect(typesOf(await events()).filter((type) => type === 'invoice.payment_failed')).toHaveLength(
    2,
  );
});

// https://docs.stripe.com/billing/subscriptions/sepa-debit
test('a renewal by debit keeps the subscription active until the bank decides', async () => {
  const { stripe } = await startForTest({ seed: EUROS });
  const { advance, customer, now } = await subscribeByDebit(stripe, 'pm_success_de');
  const failing = await stripe.paymentMethods.attach('pm_insufficientFunds_de', {
    customer: customer.id,
  });
  await stripe.customers.update(customer.id, {
    invoice_settings: { default_payment_method: failing.id },
  });
  const renewal = at('2026-04-01T00:00:00');
  await advance(renewal + 2 * DAY);
  expect(await now()).toMatchObject({ latest_invoice: { status: 'open' }, status: 'active' });
  await advance(renewal + 6 * DAY);
  expect(await now()).toMatchObject({ status: 'past_due' });
});

// https://docs.stripe.com/billing/subscriptions/pending-updates
test('an upgrade by debit applies while its payment is processing', async () => {
  const { stripe } = await startForTest({ seed: EUROS });
  const { advance, now, subscription } = await subscribeByDebit(stripe, 'pm_success_de');
  await advance(START + 6 * DAY);
  const changed = await stripe.subscriptions.update(subscription.id, {
    items: [{ id: subscription.items.data[0]?.id ?? '', price: 'price_more' }],
    payment_behavior: 'pending_if_incomplete',
    proration_behavior: 'always_invoice',
  });
  expect(changed.pending_update).toBeNull();
  expect(changed.items.data[0]?.price.id).toBe('price_more');
  await advance(START + 12 * DAY);
  expect((await now()).latest_invoice.status).toBe('paid');
});

// https://docs.stripe.com/api/invoices/pay
test('an invoice with a debit on its way is not paid twice, and voiding it recalls the debit', async () => {
  const { stripe } = await startForTest({ seed: EUROS });
  const { advance, now } = await subscribeByDebit(stripe, 'pm_success_de');
  const { latest_invoice: invoice } = await now();
  await expect(
    stripe.invoices.pay(invoice.id, { payment_method: 'pm_card_visa' }),
  ).rejects.toMatchObject({ code: 'payment_intent_unexpected_state' });
  await stripe.invoices.voidInvoice(invoice.id);
  await advance(START + 12 * DAY);
  expect((await stripe.balanceTransactions.list()).data).toEqual([]);
  expect((await stripe.charges.list()).data.map(({ status }) => status)).toEqual(['failed']);
});

// https://docs.stripe.com/payments/sepa-debit
test('a debit is not possible in another currency', async () => {
  const { stripe } = await startForTest();
  const { customer, subscription } = await subscribe(stripe, { card: 'pm_success_de' });
  expect(subscription.status).toBe('incomplete');
  await expect(stripe.invoices.pay(String(subscription.latest_invoice))).rejects.toMatchObject({
    code: 'payment_intent_incompatible_payment_method',
  });
  expect(customer.currency).toBeNull();
});
