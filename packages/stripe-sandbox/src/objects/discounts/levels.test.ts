import { expect, test } from 'vitest';
import { startForTest } from '../../testing/start.ts';
import { at, DAY, subscribe } from '../../testing/subscribe.ts';

const START = at('2026-06-01T00:00:00');
const JULY = START + 30 * DAY;

// https://docs.stripe.com/api/subscription_items/object#subscription_item_object-discounts
test('discounts on items come before those of the subscription', async () => {
  const { stripe } = await startForTest();
  const half = await stripe.coupons.create({ duration: 'forever', percent_off: 50 });
  const off = await stripe.coupons.create({
    amount_off: 500,
    currency: 'usd',
    duration: 'forever',
  });
  const { advance, now, subscription } = await subscribe(stripe, {
    params: {
      discounts: [{ coupon: half.id }],
      items: [
        { discounts: [{ coupon: off.id }], price: 'price_premium' },
        { price: 'price_basic' },
      ],
    },
    start: START,
  });
  // (19.99 − 5.00) and 9.99, each less half.
  expect((await now()).latest_invoice).toMatchObject({
    subtotal: 2998,
    total: 2998 - 500 - 750 - 500,
  });
  const { lines } = (await now()).latest_invoice;
  expect(
    lines.data.map(({ discount_amounts: parts }) => parts?.map(({ amount }) => amount)),
  ).toEqual([[500, 750], [500]]);
  const [item] = subscription.items.data;
  await stripe.subscriptionItems.update(item?.id ?? '', { discounts: '' });
  await advance(JULY + 7200);
  expect((await now()).latest_invoice.total).toBe(2998 - 1000 - 500);
});

// https://docs.stripe.com/billing/subscriptions/coupons#duration
test('a coupon that applies once leaves the item after its first invoice', async () => {
  const { stripe } = await startForTest();
  const once = await stripe.coupons.create({ duration: 'once', percent_off: 10 });
  const { advance, now } = await subscribe(stripe, {
    params: { items: [{ discounts: [{ coupon: once.id }], price: 'price_basic' }] },
    start: START,
  });
  expect(await now()).toMatchObject({
    items: { data: [{ discounts: [] }] },
    latest_invoice: { total: 899 },
  });
  await advance(JULY + 7200);
  expect((await now()).latest_invoice.total).toBe(999);
});

// https://docs.stripe.com/billing/subscriptions/prorations
test('a proration of an item is a share of its discounted price', async () => {
  const { stripe } = await startForTest();
  const half = await stripe.coupons.create({ duration: 'forever', percent_off: 50 });
  const { advance, customer, subscription } = await subscribe(stripe, {
    params: { items: [{ discounts: [{ coupon: half.id }], price: 'price_basic' }] },
    start: START,
  });
  await advance(START + 15 * DAY);
  const [item] = subscription.items.data;
  await stripe.subscriptions.update(subscription.id, {
    items: [{ id: item?.id ?? '', price: 'price_premium' }],
  });
  const pending = await stripe.invoiceItems.list({ customer: customer.id });
  // 4.99 were billed for a month, and half of 19.99 is 9.99 or 10.00 for one.
  expect(pending.data.map(({ amount }) => amount).sort((a, b) => a - b)).toEqual([-250, 500]);
});

// https://docs.stripe.com/api/customers/delete_discount
test("a customer's discount applies to subscriptions and invoices without their own", async () => {
  const { control, stripe } = await startForTest();
  const coupon = await stripe.coupons.create({ duration: 'forever', percent_off: 20 });
  const { advance, customer, now } = await subscribe(stripe, { start: START });
  await control('customers/discount', { coupon: coupon.id, customer: customer.id });
  const found = await stripe.customers.retrieve(customer.id);
  expect(found).toMatchObject({ discount: { source: { coupon: coupon.id } } });
  await advance(JULY + 7200);
  expect((await now()).latest_invoice.total).toBe(999 - 200);
  const draft = async (discounts?: '') =>
    stripe.invoices.create({
      customer: customer.id,
      pending_invoice_items_behavior: 'include',
      ...(discounts === undefined ? {} : { discounts }),
    });
  await stripe.invoiceItems.create({ amount: 100, currency: 'usd', customer: customer.id });
  expect((await draft()).total).toBe(80);
  await stripe.invoiceItems.create({ amount: 100, currency: 'usd', customer: customer.id });
  expect((await draft('')).total).toBe(100);
  const removed = await stripe.customers.deleteDiscount(customer.id);
  expect(removed.deleted).toBe(true);
  await advance(JULY + 32 * DAY);
  expect((await now()).latest_invoice.total).toBe(999);
});

// https://docs.stripe.com/api/subscriptions/delete_discount
test("a subscription's discount can be deleted", async () => {
  const { events, stripe } = await startForTest();
  const coupon = await stripe.coupons.create({ duration: 'forever', percent_off: 20 });
  const { subscription } = await subscribe(stripe, {
    params: { discounts: [{ coupon: coupon.id }] },
    start: START,
  });
  expect(await stripe.subscriptions.deleteDiscount(subscription.id)).toMatchObject({
    deleted: true,
    subscription: subscription.id,
  });
  expect((await stripe.subscriptions.retrieve(subscription.id)).discounts).toEqual([]);
  expect((await events()).map(({ type }) => type)).toContain('customer.discount.deleted');
});

// https://docs.stripe.com/billing/subscriptions/coupons#duration
test('a coupon that applies once reduces one renewal or one change of plan only', async () => {
  const { stripe } = await startForTest();
  const add = async (id: string) => {
    const { id: coupon } = await stripe.coupons.create({ duration: 'once', percent_off: 10 });
    await stripe.subscriptions.update(id, { discounts: [{ coupon }] });
  };
  const { advance, now, subscription } = await subscribe(stripe, { start: START });
  await add(subscription.id);
  await advance(JULY + 7200);
  expect(await now()).toMatchObject({ discounts: [], latest_invoice: { total: 899 } });
  await advance(JULY + 31 * DAY + 7200);
  expect((await now()).latest_invoice.total).toBe(999);
  const [item] = subscription.items.data;
  const change = async (price: string) => {
    await add(subscription.id);
    await stripe.subscriptions.update(subscription.id, {
      items: [{ id: item?.id ?? '', price }],
      payment_behavior: price === 'price_annual' ? 'allow_incomplete' : 'pending_if_incomplete',
      proration_behavior: 'none',
    });
    return now();
  };
  expect(await change('price_annual')).toMatchObject({
    discounts: [],
    latest_invoice: { total: 17_999 },
  });
  expect(await change('price_premium')).toMatchObject({
    discounts: [],
    latest_invoice: { total: 1799 },
  });
});

// https://docs.stripe.com/api/subscriptions/update: the billing date is reset when "the subscription moves from free to paid".
test('a plan that a coupon makes free is a paid plan, so a change keeps the billing date', async () => {
  const { stripe } = await startForTest();
  const coupon = await stripe.coupons.create({
    amount_off: 2500,
    currency: 'usd',
    duration: 'forever',
  });
  const { advance, now, subscription } = await subscribe(stripe, {
    params: { discounts: [{ coupon: coupon.id }] },
    start: START,
  });
  await advance(START + 15 * DAY);
  await stripe.subscriptions.update(subscription.id, {
    items: [{ id: subscription.items.data[0]?.id ?? '', quantity: 3 }],
  });
  expect((await now()).billing_cycle_anchor).toBe(START);
});
