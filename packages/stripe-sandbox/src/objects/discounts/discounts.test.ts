import { expect, test } from 'vitest';
import { startForTest } from '../../testing/start.ts';
import { at, DAY, subscribe } from '../../testing/subscribe.ts';

const START = at('2026-06-01T00:00:00');

// https://docs.stripe.com/billing/subscriptions/coupons
test('a percentage coupon reduces every invoice for as long as it lasts', async () => {
  const { stripe } = await startForTest();
  await stripe.coupons.create({
    duration: 'repeating',
    duration_in_months: 2,
    id: 'HALF',
    percent_off: 50,
  });
  const { advance, now, subscription } = await subscribe(stripe, {
    params: { discounts: [{ coupon: 'HALF' }] },
    start: START,
  });
  expect((await now()).latest_invoice).toMatchObject({
    amount_paid: 499,
    lines: { data: [{ amount: 999, discount_amounts: [{ amount: 500 }] }] },
    subtotal: 999,
    total: 499,
    total_discount_amounts: [{ amount: 500 }],
  });
  const expanded = await stripe.subscriptions.retrieve(subscription.id, {
    expand: ['discounts.source.coupon'],
  });
  expect(expanded.discounts).toMatchObject([{ source: { coupon: { id: 'HALF' } } }]);
  await advance(START + 31 * DAY);
  expect((await now()).latest_invoice.total).toBe(499);
  await advance(START + 62 * DAY);
  expect((await now()).latest_invoice.total).toBe(999);
});

test('a once coupon reduces one invoice only, and a fixed amount no more than the total', async () => {
  const { stripe } = await startForTest();
  const coupon = await stripe.coupons.create({ amount_off: 300, currency: 'usd' });
  const { advance, now } = await subscribe(stripe, {
    params: { discounts: [{ coupon: coupon.id }] },
    start: START,
  });
  expect(await now()).toMatchObject({ discounts: [], latest_invoice: { total: 699 } });
  await advance(START + 31 * DAY);
  expect((await now()).latest_invoice.total).toBe(999);
  const all = await stripe.coupons.create({ amount_off: 5000, currency: 'usd' });
  const free = await subscribe(stripe, { params: { discounts: [{ coupon: all.id }] } });
  expect(await free.now()).toMatchObject({ latest_invoice: { total: 0 }, status: 'active' });
});

// https://docs.stripe.com/billing/subscriptions/prorations#prorations-and-discounts
test('prorations are net of discounts, and credit what was paid', async () => {
  const { stripe } = await startForTest();
  await stripe.coupons.create({ duration: 'forever', id: 'TENTH', percent_off: 10 });
  const { advance, subscription } = await subscribe(stripe, {
    params: { discounts: [{ coupon: 'TENTH' }] },
    start: START,
  });
  await advance(START + 15 * DAY);
  const changed = await stripe.subscriptions.update(subscription.id, {
    expand: ['latest_invoice'],
    items: [{ id: subscription.items.data[0]?.id ?? '', price: 'price_premium' }],
    proration_behavior: 'always_invoice',
  });
  expect(changed.latest_invoice).toMatchObject({
    lines: { data: [{ amount: -450 }, { amount: 900 }] },
    total: 450,
  });
});

test('promotion codes have restrictions and count their redemptions', async () => {
  const { events, stripe } = await startForTest();
  const coupon = await stripe.coupons.create({ percent_off: 20 });
  const code = await stripe.promotionCodes.create({
    code: 'WELCOME',
    max_redemptions: 1,
    promotion: { coupon: coupon.id, type: 'coupon' },
    restrictions: { minimum_amount: 1500, minimum_amount_currency: 'usd' },
  });
  const discounts = [{ promotion_code: code.id }];
  await expect(subscribe(stripe, { params: { discounts } })).rejects.toThrow('minimum amount');
  const { now } = await subscribe(stripe, { params: { discounts }, price: 'price_premium' });
  expect((await now()).latest_invoice.total).toBe(1599);
  const [found] = (await stripe.promotionCodes.list({ code: 'welcome' })).data;
  expect(found).toMatchObject({ active: false, times_redeemed: 1 });
  await expect(
    subscribe(stripe, { params: { discounts }, price: 'price_premium' }),
  ).rejects.toThrow('inactive');
  await stripe.coupons.update(coupon.id, { name: 'Twenty' });
  expect(await stripe.coupons.del(coupon.id)).toMatchObject({ deleted: true });
  await expect(
    subscribe(stripe, { params: { discounts: [{ coupon: coupon.id }] } }),
  ).rejects.toMatchObject({ code: 'coupon_expired' });
  expect((await events()).map(({ type }) => type)).toEqual(
    expect.arrayContaining([
      'coupon.created',
      'coupon.deleted',
      'coupon.updated',
      'customer.discount.created',
      'promotion_code.created',
    ]),
  );
});

test('a discount can be previewed, added and removed', async () => {
  const { stripe } = await startForTest();
  await stripe.coupons.create({ duration: 'forever', id: 'HALF', percent_off: 50 });
  const { subscription } = await subscribe(stripe);
  const preview = await stripe.invoices.createPreview({
    discounts: [{ coupon: 'HALF' }],
    subscription: subscription.id,
  });
  expect(preview.total).toBe(499);
  expect((await stripe.coupons.retrieve('HALF')).times_redeemed).toBe(0);
  const added = await stripe.subscriptions.update(subscription.id, {
    discounts: [{ coupon: 'HALF' }],
  });
  expect(added.discounts).toHaveLength(1);
  const removed = await stripe.subscriptions.update(subscription.id, { discounts: '' });
  expect(removed.discounts).toEqual([]);
});

// https://docs.stripe.com/billing/taxes/tax-rates
test('tax rates add tax to, or show it in, every line', async () => {
  const { stripe } = await startForTest();
  const vat = (inclusive: boolean) =>
    stripe.taxRates.create({ display_name: 'VAT', inclusive, percentage: 20 });
  const exclusive = await vat(false);
  const added = await subscribe(stripe, { params: { default_tax_rates: [exclusive.id] } });
  expect((await added.now()).latest_invoice).toMatchObject({
    amount_paid: 1199,
    subtotal: 999,
    total: 1199,
    total_excluding_tax: 999,
    total_taxes: [{ amount: 200, tax_behavior: 'exclusive', taxable_amount: 999 }],
  });
  const inclusive = await vat(true);
  const shown = await subscribe(stripe, { params: { default_tax_rates: [inclusive.id] } });
  expect((await shown.now()).latest_invoice).toMatchObject({
    amount_paid: 999,
    total: 999,
    total_excluding_tax: 832,
    total_taxes: [{ amount: 167, tax_behavior: 'inclusive' }],
  });
  expect((await stripe.taxRates.update(inclusive.id, { active: false })).active).toBe(false);
  expect((await stripe.taxRates.list({ active: true })).data).toHaveLength(1);
});
