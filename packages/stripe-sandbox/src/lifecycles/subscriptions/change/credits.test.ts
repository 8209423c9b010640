import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { startForTest } from '../../../testing/start.ts';
import { at, DAY, subscribe } from '../../../testing/subscribe.ts';

const START = at('2026-06-01T00:00:00');

/** To the higher price without a charge, and back with one. */
async function upgradeAndReturn(stripe: Stripe, { id, items }: Stripe.Subscription) {
  const item = items.data[0]?.id ?? '';
  await stripe.subscriptions.update(id, {
    items: [{ id: item, price: 'price_premium' }],
    proration_behavior: 'none',
  });
  return stripe.subscriptions.update(id, {
    expand: ['latest_invoice'],
    items: [{ id: item, price: 'price_basic' }],
    proration_behavior: 'always_invoice',
  });
}

// https://docs.stripe.com/billing/subscriptions/billing-mode/compare#credit-proration-calculations
test('flexible billing mode credits what was debited, not the current price', async () => {
  const { stripe } = await startForTest();
  const { advance, customer, subscription } = await subscribe(stripe, { start: START });
  await advance(START + 10 * DAY);
  const back = await upgradeAndReturn(stripe, subscription);
  expect(back.latest_invoice).toMatchObject({
    lines: { data: [{ amount: -666 }, { amount: 666 }] },
    total: 0,
  });
  expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ balance: 0 });
});

test('classic billing mode credits the current price', async () => {
  const { stripe } = await startForTest();
  const { advance, subscription } = await subscribe(stripe, {
    params: { billing_mode: { type: 'classic' } },
    start: START,
  });
  await advance(START + 10 * DAY);
  const back = await upgradeAndReturn(stripe, subscription);
  expect(back.latest_invoice).toMatchObject({ total: 666 - 1333 });
});

test('the credit refers to the pending item or the invoice line it reverses', async () => {
  const { stripe } = await startForTest();
  const { advance, customer, subscription } = await subscribe(stripe, { start: START });
  const item = subscription.items.data[0]?.id ?? '';
  await advance(START + 10 * DAY);
  for (const price of ['price_premium', 'price_basic']) {
    await stripe.subscriptions.update(subscription.id, { items: [{ id: item, price }] });
  }
  const { data } = await stripe.invoiceItems.list({ customer: customer.id, pending: true });
  expect(data.map(({ amount }) => amount).reverse()).toEqual([-666, 1333, -1333, 666]);
  const credits = data.filter(({ amount }) => amount < 0).reverse();
  expect(credits.map(({ proration_details: details }) => details?.credited_items)).toEqual([
    {
      invoice_line_item_details: {
        invoice: subscription.latest_invoice,
        invoice_line_items: [expect.stringMatching(/^il_/)],
      },
      type: 'invoice_line_items',
    },
    { invoice_item: data[2]?.id, type: 'invoice_item' },
  ]);
});

test('a change within a first period shortened by the anchor is prorated against a whole period', async () => {
  const { stripe } = await startForTest();
  const { advance, now, subscription } = await subscribe(stripe, {
    params: { billing_cycle_anchor: START + 10 * DAY },
    start: START,
  });
  expect((await now()).latest_invoice.total).toBe(322);
  await advance(START + 5 * DAY);
  const changed = await stripe.subscriptions.update(subscription.id, {
    expand: ['latest_invoice'],
    items: [{ id: subscription.items.data[0]?.id ?? '', price: 'price_premium' }],
    proration_behavior: 'always_invoice',
  });
  expect(changed.latest_invoice).toMatchObject({
    lines: { data: [{ amount: -161 }, { amount: 322 }] },
  });
});
