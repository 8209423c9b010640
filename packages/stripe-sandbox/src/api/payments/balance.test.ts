import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { startForTest } from '../../testing/start.ts';
import { DAY, subscribe } from '../../testing/subscribe.ts';

// https://docs.stripe.com/reports/balance-transaction-types
test('charges, refunds, disputes and payouts add up to the balance', async () => {
  const { control, stripe } = await startForTest();
  const pay = (payment_method: string) =>
    stripe.paymentIntents.create({
      amount: 10_000,
      confirm: true,
      currency: 'usd',
      payment_method,
    });
  const paid = await pay('pm_card_visa');
  const charge = await stripe.charges.retrieve(String(paid.latest_charge), {
    expand: ['balance_transaction'],
  });
  expect(charge.balance_transaction).toMatchObject({
    amount: 10_000,
    fee: 320,
    net: 9680,
    source: charge.id,
    status: 'pending',
    type: 'charge',
  });
  const refund = await stripe.refunds.create({ amount: 1000, charge: charge.id });
  expect(refund.balance_transaction).toMatch(/^txn_/);
  await pay('pm_card_createDispute');
  await control('clock', { advanceSeconds: 3 * 86_400 });
  const { data } = await stripe.balanceTransactions.list();
  expect(data.map(({ net, type }) => [type, net])).toEqual([
    ['adjustment', -10_000],
    ['charge', 9680],
    ['refund', -1000],
    ['charge', 9680],
  ]);
  const [available] = (await stripe.balance.retrieve()).available;
  expect(available?.amount).toBe(9680 + 9680 - 1000 - 10_000);
  await expect(stripe.payouts.create({ amount: 20_000, currency: 'usd' })).rejects.toMatchObject({
    code: 'balance_insufficient',
  });
  const payout = await stripe.payouts.create({ amount: 8000, currency: 'usd' });
  expect(payout.status).toBe('paid');
  expect((await stripe.balance.retrieve()).available[0]?.amount).toBe(360);
  expect((await stripe.payouts.list()).data).toHaveLength(1);
});

// https://docs.stripe.com/api/events/types#event_types-balance.available
test('balance.available announces money that is no longer pending, on the clock of its customer', async () => {
  const { control, events, stripe } = await startForTest();
  const balances = async () =>
    (await events())
      .filter(({ type }) => type === 'balance.available')
      .map(({ data }) => (data.object as Stripe.Balance).available[0]?.amount);
  await stripe.paymentIntents.create({
    amount: 1000,
    confirm: true,
    currency: 'usd',
    payment_method: 'pm_card_visa',
  });
  expect(await balances()).toEqual([]);
  await control('clock', { advanceSeconds: 2 * DAY });
  expect(await balances()).toEqual([1000 - 59]);
  const { advance, subscription } = await subscribe(stripe);
  expect(subscription.status).toBe('active');
  await advance(subscription.created + 2 * DAY);
  expect(await balances()).toEqual([941, 941 + 999 - 59]);
});

// https://docs.stripe.com/search#search-query-language
test('search finds by field, metadata, number and part of a text', async () => {
  const { stripe } = await startForTest();
  const { customer, subscription } = await subscribe(stripe);
  await stripe.customers.update(customer.id, { metadata: { member: '7' }, name: 'Ada Lovelace' });
  await stripe.customers.create({ name: 'Grace Hopper' });
  const names = async (query: string) =>
    (await stripe.customers.search({ query })).data.map(({ name }) => name);
  expect(await names('metadata["member"]:"7"')).toEqual(['Ada Lovelace']);
  expect(await names('name~"hop"')).toEqual(['Grace Hopper']);
  expect(await names('-name~"hop"')).toEqual(['Ada Lovelace']);
  expect(await names('name:"ada lovelace" OR name:"grace hopper"')).toHaveLength(2);
  const found = await stripe.invoices.search({ query: 'total>500 AND status:"paid"' });
  expect(found.data).toMatchObject([{ customer: customer.id }]);
  const active = await stripe.subscriptions.search({ query: 'status:"active"' });
  expect(active.data).toMatchObject([{ id: subscription.id }]);
  await expect(stripe.customers.search({ query: 'what' })).rejects.toThrow('unable to parse');
});
