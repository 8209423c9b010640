import { priceOf } from '@rostra/contract/testing';
import { describe, expect, it } from 'vitest';
import { DAY } from '../../../testing/test-clock.ts';
import { syncOwnBilling } from '../overview/sync-own-billing.ts';
import { type BillingApp, openBillingApp, type TestMember } from '../testing/billing-app.ts';
import { openSecondProcess } from '../testing/second-process.ts';

const BASIC = priceOf('basic');

/** Somebody adds a subscription in Stripe's dashboard. */
async function subscribeAtStripe(app: BillingApp, member: TestMember, price: string) {
  await member.send('POST', '/api/payments/setup-intent');
  const customer = await member.customerId();
  const card = await app.stripe.paymentMethods.attach('pm_card_visa', { customer });
  await app.stripe.subscriptions.create({
    customer,
    items: [{ price }],
    default_payment_method: card.id,
  });
}

async function otherPrice(app: BillingApp, options: { currency?: string; plan?: string } = {}) {
  const product = await app.stripe.products.create({ name: 'Special' });
  const price = await app.stripe.prices.create({
    product: product.id,
    currency: options.currency ?? 'usd',
    unit_amount: 1500,
    recurring: { interval: 'month' },
    ...(options.plan ? { metadata: { plan: options.plan } } : {}),
  });
  return price.id;
}

describe("a change in Stripe's dashboard", () => {
  it('keeps a refund whose payment is no longer among those read', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    await ada.subscribe();
    const customer = await ada.customerId();
    const [charge] = (await app.stripe.charges.list({ customer })).data;
    await app.stripe.refunds.create({ charge: charge?.id ?? '', amount: 300 });
    await app.settle();
    const { context } = openSecondProcess(app);
    const readCustomer: typeof context.payments.readCustomer = async (id) => {
      const truth = await context.payments.readCustomer(id);
      const unseen = { amountRefundedMinor: null, isDisputed: null };
      return { ...truth, invoices: truth.invoices.map((invoice) => ({ ...invoice, ...unseen })) };
    };
    await syncOwnBilling(
      { ...context, payments: { ...context.payments, readCustomer } },
      ada.userId,
    );
    expect(await ada.send('GET', `/api/invoices/customer/${customer}`)).toMatchObject({
      body: [{ amountRefunded: 300, isDisputed: false }],
    });
  });

  it('a new subscription counts here', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    await subscribeAtStripe(app, ada, 'price_premium');
    await app.settle();
    expect(await ada.overview()).toMatchObject({
      state: 'active',
      entitlement: { plan: 'premium' },
    });
    expect((await ada.send('POST', '/api/subscriptions/create', { planId: 'basic' })).status).toBe(
      409,
    );
  });

  it('a new price changes the plan; an unknown price grants nothing', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    const { id } = await ada.subscribe('basic');
    const [item] = (await app.stripe.subscriptions.retrieve(id)).items.data;
    const change = async (price: string) => {
      await app.stripe.subscriptions.update(id, { items: [{ id: item?.id ?? '', price }] });
      await app.settle();
      return ada.overview();
    };
    expect(await change('price_premium')).toMatchObject({ entitlement: { plan: 'premium' } });
    expect(await change(await otherPrice(app))).toMatchObject({
      state: 'active',
      subscription: { planId: null, planName: 'Other plan' },
      entitlement: null,
    });
    expect(await change(await otherPrice(app, { plan: 'annual' }))).toMatchObject({
      subscription: { planId: 'annual' },
      entitlement: { plan: 'annual' },
    });
  });

  it('a second subscription is visible, and the larger plan counts', async () => {
    const app = await openBillingApp({ allows: { severalLive: true } });
    const ada = await app.join();
    await ada.subscribe('basic');
    await app.stripe.subscriptions.create({
      customer: await ada.customerId(),
      items: [{ price: 'price_premium' }],
      default_payment_method: (
        await app.stripe.customers.listPaymentMethods(await ada.customerId())
      ).data[0]?.id as string,
    });
    await app.settle();
    expect(await ada.overview()).toMatchObject({ entitlement: { plan: 'premium' } });
  });

  it('a zero-decimal currency is shown correctly', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    await subscribeAtStripe(app, ada, await otherPrice(app, { currency: 'jpy', plan: 'basic' }));
    await app.settle();
    const customer = await ada.customerId();
    expect(await ada.send('GET', `/api/invoices/customer/${customer}`)).toMatchObject({
      body: [{ amountPaid: 1500, currency: 'jpy' }],
    });
    const [mail] = await app.mails();
    expect(mail?.text).toContain('¥1,500');
  });

  it('a paused plan grants nothing and can be replaced once cancelled', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    await ada.send('POST', '/api/payments/setup-intent');
    const { id } = await app.stripe.subscriptions.create({
      customer: await ada.customerId(),
      items: [{ price: 'price_basic' }],
      trial_period_days: 3,
      trial_settings: { end_behavior: { missing_payment_method: 'pause' } },
    });
    await app.settle();
    expect(await ada.overview()).toMatchObject({ state: 'active', subscription: { id } });
    await app.advance(4 * 24 * 60 * 60_000);
    expect(await ada.overview()).toMatchObject({
      state: 'paused',
      subscription: { id, status: 'paused', planName: 'Basic Membership' },
      entitlement: null,
      openInvoice: null,
    });
    expect(await ada.send('DELETE', `/api/subscriptions/${id}`)).toMatchObject({
      body: { status: 'canceled' },
    });
    expect((await ada.overview()).state).toBe('ended');
    await ada.subscribe('premium');
    expect((await ada.overview()).state).toBe('active');
  });

  it('a deleted customer ends the subscription, and the member can subscribe again', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    await ada.subscribe();
    const before = await ada.customerId();
    await app.stripe.customers.del(before);
    await app.settle();
    expect(await ada.overview()).toMatchObject({
      state: 'ended',
      customerId: null,
      entitlement: null,
    });
    await ada.subscribe('premium');
    expect(await ada.overview()).toMatchObject({
      state: 'active',
      entitlement: { plan: 'premium' },
    });
    expect(await ada.customerId()).not.toBe(before);
  });

  it('a deleted customer does not prevent a new subscription before the webhook arrives', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    await ada.start();
    await app.control('webhooks', { held: true });
    await app.stripe.customers.del(await ada.customerId());
    const started = await ada.start();
    await app.confirm(started.payment);
    await app.control('webhooks/release', { order: 'newest_first' });
    await app.settle();
    expect((await ada.overview()).state).toBe('active');
  });

  it('a refund shows on its invoice and does not change the plan', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    await ada.subscribe();
    const [charge] = (await app.stripe.charges.list()).data;
    await app.stripe.refunds.create({ charge: charge?.id ?? '', amount: 300 });
    await app.settle();
    const customer = await ada.customerId();
    expect(await ada.send('GET', `/api/invoices/customer/${customer}`)).toMatchObject({
      body: [{ status: 'paid', amountPaid: BASIC, amountRefunded: 300 }],
    });
    expect((await ada.overview()).state).toBe('active');
  });

  it('a dispute is assigned to its member by the charge', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    await ada.subscribe('basic', 'pm_card_createDispute');
    await app.advance(DAY);
    const customer = await ada.customerId();
    expect(await ada.send('GET', `/api/invoices/customer/${customer}`)).toMatchObject({
      body: [{ isDisputed: true }],
    });
  });
});
