import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { startForTest } from '../../testing/start.ts';
import { at, DAY, subscribe } from '../../testing/subscribe.ts';

const START = at('2026-06-01T00:00:00');

async function openPortal(stripe: Stripe, features: object) {
  const configuration = await stripe.billingPortal.configurations.create({ features });
  const subscriber = await subscribe(stripe, { price: 'price_premium', start: START });
  const session = await stripe.billingPortal.sessions.create({
    configuration: configuration.id,
    customer: subscriber.customer.id,
  });
  return {
    ...subscriber,
    page: async () => (await fetch(session.url)).text(),
    act: async (fields: Record<string, string>) => {
      const body = new URLSearchParams({ subscription: subscriber.subscription.id, ...fields });
      return (await fetch(session.url, { body, method: 'POST' })).text();
    },
  };
}

const productOf = async (stripe: Stripe, price: string) =>
  String((await stripe.prices.retrieve(price)).product);

// https://docs.stripe.com/api/customer_portal/configurations/create
test('a configuration is created, updated, listed and deactivated', async () => {
  const { events, stripe } = await startForTest();
  const { configurations } = stripe.billingPortal;
  const created = await configurations.create({
    business_profile: { headline: 'Members' },
    default_return_url: 'https://example.org/account',
    features: { invoice_history: { enabled: true } },
    login_page: { enabled: true },
  });
  expect(created).toMatchObject({
    active: true,
    features: { invoice_history: { enabled: true }, subscription_cancel: { enabled: false } },
    is_default: false,
  });
  const updated = await configurations.update(created.id, {
    active: false,
    features: { subscription_cancel: { enabled: true, mode: 'immediately' } },
    metadata: { for: 'members' },
  });
  expect(updated).toMatchObject({
    active: false,
    business_profile: { headline: 'Members' },
    features: {
      invoice_history: { enabled: true },
      subscription_cancel: { enabled: true, mode: 'immediately' },
    },
  });
  const [main] = (await configurations.list({ is_default: true })).data;
  expect((await configurations.list({ active: true })).data).toMatchObject([{ id: main?.id }]);
  expect(await configurations.retrieve(created.id)).toMatchObject({ metadata: { for: 'members' } });
  await expect(configurations.update(main?.id ?? '', { active: false })).rejects.toThrow();
  const customer = await stripe.customers.create();
  await expect(
    stripe.billingPortal.sessions.create({
      configuration: created.id,
      customer: customer.id,
    }),
  ).rejects.toMatchObject({ param: 'configuration' });
  expect((await events()).map(({ type }) => type)).toEqual(
    expect.arrayContaining([
      'billing_portal.configuration.created',
      'billing_portal.configuration.updated',
    ]),
  );
});

// https://docs.stripe.com/customer-management/configure-portal
test('a session shows and allows only what its configuration enables', async () => {
  const { stripe } = await startForTest();
  const { act, now, page } = await openPortal(stripe, { invoice_history: { enabled: true } });
  expect(await page()).toContain('Invoices');
  expect(await page()).not.toContain('Cancel plan');
  expect(await page()).not.toContain('Payment methods');
  expect(await act({ action: 'cancel' })).toContain('This is not available.');
  expect((await now()).cancel_at).toBeNull();
});

// https://docs.stripe.com/customer-management/configure-portal#cancellations
test('a plan is canceled immediately, with the reason and the configured proration', async () => {
  const { stripe } = await startForTest();
  const { act, advance, customer, now, page } = await openPortal(stripe, {
    subscription_cancel: {
      cancellation_reason: { enabled: true, options: ['too_expensive', 'other'] },
      enabled: true,
      mode: 'immediately',
      proration_behavior: 'always_invoice',
    },
  });
  expect(await page()).toContain('too expensive');
  await advance(START + 15 * DAY);
  await act({ action: 'cancel', feedback: 'too_expensive' });
  expect(await now()).toMatchObject({
    cancellation_details: { feedback: 'too_expensive' },
    status: 'canceled',
  });
  expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ balance: -1000 });
});

// https://docs.stripe.com/customer-management/configure-portal#subscription-updates
test('only configured prices are offered, and a cheaper one starts at the end of the period', async () => {
  const { stripe } = await startForTest();
  const { act, advance, now, page } = await openPortal(stripe, {
    subscription_update: {
      default_allowed_updates: ['price', 'quantity'],
      enabled: true,
      products: [
        { prices: ['price_basic'], product: await productOf(stripe, 'price_basic') },
        {
          adjustable_quantity: { enabled: true, maximum: 3 },
          prices: ['price_premium'],
          product: await productOf(stripe, 'price_premium'),
        },
      ],
      proration_behavior: 'always_invoice',
      schedule_at_period_end: { conditions: [{ type: 'decreasing_item_amount' }] },
    },
  });
  expect(await page()).toContain('price_basic');
  expect(await page()).not.toContain('price_annual');
  const date = String(START);
  expect(
    await act({ action: 'change_plan', price: 'price_annual', proration_date: date }),
  ).toContain('This plan is not available.');
  await act({ action: 'change_plan', price: 'price_premium', proration_date: date, quantity: '9' });
  expect((await now()).items.data[0]).toMatchObject({ quantity: 3 });
  await act({ action: 'change_plan', price: 'price_basic', proration_date: date });
  expect((await now()).items.data[0]?.price.id).toBe('price_premium');
  await advance(at('2026-07-01T02:00:00'));
  expect((await now()).items.data[0]?.price.id).toBe('price_basic');
});

// https://docs.stripe.com/customer-management/configure-portal
test('customers change their details and pause their plan where enabled', async () => {
  const { stripe } = await startForTest();
  const { act, customer, now } = await openPortal(stripe, {
    customer_update: { allowed_updates: ['name'], enabled: true },
    subscription_pause: { enabled: true },
  });
  await act({ action: 'update_details', email: 'not@example.org', name: 'Ada' });
  expect(await stripe.customers.retrieve(customer.id)).toMatchObject({
    email: 'a@example.org',
    name: 'Ada',
  });
  await act({ action: 'pause' });
  expect((await now()).status).toBe('paused');
  await act({ action: 'resume' });
  expect((await now()).status).toBe('active');
});
