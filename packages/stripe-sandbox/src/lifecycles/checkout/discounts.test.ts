import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { startForTest } from '../../testing/start.ts';
import { DAY } from '../../testing/subscribe.ts';

async function submit(session: Stripe.Checkout.Session, fields: Record<string, string>) {
  const body = new URLSearchParams({ email: 'a@example.org', ...fields });
  return (await fetch(session.url ?? '', { body, method: 'POST' })).text();
}

const ONCE: Stripe.Checkout.SessionCreateParams = {
  line_items: [
    {
      price_data: { currency: 'eur', product_data: { name: 'Book' }, unit_amount: 2000 },
      quantity: 2,
    },
  ],
  mode: 'payment',
  success_url: 'http://localhost/thanks',
};

// https://docs.stripe.com/payments/checkout/discounts
test('a coupon reduces a one-time payment', async () => {
  const { stripe } = await startForTest();
  const coupon = await stripe.coupons.create({ amount_off: 500, currency: 'eur' });
  const session = await stripe.checkout.sessions.create({
    ...ONCE,
    discounts: [{ coupon: coupon.id }],
  });
  expect(session).toMatchObject({
    amount_subtotal: 4000,
    amount_total: 3500,
    total_details: { amount_discount: 500 },
  });
  expect(await submit(session, {})).toContain('€35.00');
  const { payment_intent } = await stripe.checkout.sessions.retrieve(session.id, {
    expand: ['payment_intent'],
  });
  expect(payment_intent).toMatchObject({ amount: 3500 });
  expect((await stripe.coupons.retrieve(coupon.id)).times_redeemed).toBe(1);
});

// https://docs.stripe.com/payments/checkout/discounts#customer-facing-promotion-codes
test('the payer enters a promotion code where the session allows it', async () => {
  const { stripe } = await startForTest();
  const coupon = await stripe.coupons.create({ percent_off: 25 });
  await stripe.promotionCodes.create({
    code: 'SPRING',
    promotion: { coupon: coupon.id, type: 'coupon' },
  });
  const session = await stripe.checkout.sessions.create({ ...ONCE, allow_promotion_codes: true });
  expect(await submit(session, { promotion_code: 'WINTER' })).toContain('This code is invalid.');
  expect(await submit(session, { promotion_code: 'spring' })).toContain('€30.00');
  expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ amount_total: 3000 });
  const closed = await stripe.checkout.sessions.create(ONCE);
  expect(await submit(closed, { promotion_code: 'SPRING' })).toContain('This code is invalid.');
});

// https://docs.stripe.com/payments/checkout/fulfill-orders#delayed-notification
test.each([
  ['pm_success_de', 'checkout.session.async_payment_succeeded', 'paid'],
  ['pm_failed_de', 'checkout.session.async_payment_failed', 'unpaid'],
])('a session paid with %s is complete before the bank decides', async (method, type, status) => {
  const { control, events, stripe } = await startForTest();
  const session = await stripe.checkout.sessions.create(ONCE);
  await submit(session, {});
  const { payment_intent } = await stripe.checkout.sessions.retrieve(session.id);
  await stripe.paymentIntents.confirm(String(payment_intent), {
    mandate_data: { customer_acceptance: { offline: {}, type: 'offline' } },
    payment_method: method,
  });
  expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
    payment_status: 'unpaid',
    status: 'complete',
  });
  await control('clock', { advanceSeconds: 5 * DAY });
  expect((await stripe.checkout.sessions.retrieve(session.id)).payment_status).toBe(status);
  expect((await events()).map((event) => event.type)).toEqual(
    expect.arrayContaining(['checkout.session.completed', type]),
  );
});
