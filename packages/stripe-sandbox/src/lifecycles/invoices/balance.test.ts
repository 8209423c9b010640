import { expect, test } from 'vitest';
import { startForTest } from '../../testing/start.ts';
import { at, DAY, subscribe } from '../../testing/subscribe.ts';

const START = at('2026-06-01T00:00:00');
const HOUR = 3600;

// https://docs.stripe.com/changelog/2019-12-03/customer-balances-returned-voided-invoices
test('voiding an invoice returns the customer balance that was applied to it', async () => {
  const { stripe } = await startForTest();
  const customer = await stripe.customers.create({ balance: -500 });
  const subscription = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: 'price_basic' }],
    payment_behavior: 'default_incomplete',
  });
  expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ balance: 0 });
  await stripe.invoices.voidInvoice(String(subscription.latest_invoice));
  expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ balance: -500 });
  const ledger = await stripe.customers.listBalanceTransactions(customer.id);
  expect(
    ledger.data.map(({ amount, ending_balance, type }) => [type, amount, ending_balance]),
  ).toEqual([
    ['unapplied_from_invoice', -500, -500],
    ['applied_to_invoice', 500, 0],
    ['initial', -500, -500],
  ]);
  expect(ledger.data[0]?.invoice).toBe(subscription.latest_invoice);
});

test('an expired incomplete subscription returns the applied balance', async () => {
  const { stripe } = await startForTest();
  const clock = await stripe.testHelpers.testClocks.create({ frozen_time: START });
  const customer = await stripe.customers.create({ balance: -500, test_clock: clock.id });
  await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: 'price_basic' }],
    payment_behavior: 'default_incomplete',
  });
  await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: START + 24 * HOUR });
  expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ balance: -500 });
});

test('an expired pending update returns the applied balance', async () => {
  const { stripe } = await startForTest();
  const { advance, customer, subscription } = await subscribe(stripe, { start: START });
  await advance(START + 15 * DAY);
  const bad = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', {
    customer: customer.id,
  });
  await stripe.customers.update(customer.id, {
    balance: -100,
    invoice_settings: { default_payment_method: bad.id },
  });
  await stripe.subscriptions.update(subscription.id, {
    items: [{ id: subscription.items.data[0]?.id ?? '', price: 'price_premium' }],
    payment_behavior: 'pending_if_incomplete',
    proration_behavior: 'always_invoice',
  });
  expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ balance: 0 });
  await advance(START + 16 * DAY);
  expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ balance: -100 });
});

// https://docs.stripe.com/billing/customer/balance
test('balance transactions adjust the balance, and their sum is the balance', async () => {
  const { stripe } = await startForTest();
  const customer = await stripe.customers.create();
  const credit = await stripe.customers.createBalanceTransaction(customer.id, {
    amount: -300,
    currency: 'usd',
    description: 'Goodwill',
  });
  expect(credit).toMatchObject({ ending_balance: -300, type: 'adjustment' });
  await stripe.customers.update(customer.id, { balance: -250 });
  const { data } = await stripe.customers.listBalanceTransactions(customer.id);
  expect(data.map(({ amount }) => amount)).toEqual([50, -300]);
  const renamed = await stripe.customers.updateBalanceTransaction(customer.id, credit.id, {
    metadata: { ticket: '7' },
  });
  expect(renamed).toMatchObject({ description: 'Goodwill', metadata: { ticket: '7' } });
  expect(await stripe.customers.retrieveBalanceTransaction(customer.id, credit.id)).toMatchObject({
    amount: -300,
  });
  await expect(
    stripe.customers.createBalanceTransaction(customer.id, { amount: 1, currency: 'eur' }),
  ).rejects.toMatchObject({ param: 'currency' });
});
