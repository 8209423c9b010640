import type { ChangedSubscription } from '@rostra/contract';
import { priceOf } from '@rostra/contract/testing';
import { englishMessages } from '@rostra/messages/testing';
import { describe, expect, it } from 'vitest';
import { HOUR } from '../../../testing/test-clock.ts';
import { type BillingApp, openBillingApp, type TestMember } from '../testing/billing-app.ts';

const BASIC = priceOf('basic');

const decline = englishMessages().of('billing');

const create = (member: TestMember, body: object) =>
  member.send<ChangedSubscription>('POST', '/api/subscriptions/create', body);

const live = async (app: BillingApp) =>
  (await app.stripe.subscriptions.list({ status: 'all', limit: 100 })).data.filter(
    ({ status }) => status !== 'canceled' && status !== 'incomplete_expired',
  );

describe('subscribing', () => {
  it('starts unpaid and becomes active after payment and webhook', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    expect(await ada.overview()).toEqual({
      state: 'none',
      customerId: null,
      subscription: null,
      entitlement: null,
      grants: [],
      graceEndsAt: null,
      openInvoice: null,
    });
    const started = await ada.start('premium');
    expect(started).toMatchObject({
      status: 'incomplete',
      planId: 'premium',
      planName: 'Premium Membership',
      priceId: 'price_premium',
      cancelAtPeriodEnd: false,
      payment: { kind: 'payment' },
    });
    expect(await ada.overview()).toMatchObject({ state: 'incomplete', entitlement: null });
    await app.confirm(started.payment);
    await app.settle();
    expect(await ada.overview()).toMatchObject({
      state: 'active',
      subscription: { id: started.id, status: 'active', endsAt: null },
      entitlement: { plan: 'premium' },
    });
    expect((await app.mails()).map(({ kind }) => kind)).toEqual(['billing-receipt']);
    const news = await ada.send<{ data: object[] }>('GET', '/api/notifications');
    expect(JSON.stringify(news.body)).toContain('Your receipt');
  });

  it('returns the payment intent and its amount', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    const ask = (body: object) => ada.send('POST', '/api/payments/create-intent', body);
    expect(await ask({ priceId: 'price_basic' })).toMatchObject({
      status: 200,
      body: { amount: BASIC, currency: 'usd', clientSecret: expect.stringContaining('_secret_') },
    });
    expect(await ask({ priceId: 'price_basic', currency: 'eur' })).toMatchObject({ status: 400 });
    expect(await ask({ priceId: 'price_other' })).toMatchObject({
      status: 404,
      body: { error: { code: 'plan_not_found', message: 'Plan not found' } },
    });
    expect(await ask({})).toMatchObject({ status: 400 });
    expect(await live(app)).toHaveLength(1);
  });

  it('twice at the same time, from two tabs, creates one subscription and one payment', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => create(ada, { planId: 'basic' })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(new Set(answers.map(({ body }) => body.payment?.clientSecret)).size).toBe(1);
    expect((await app.stripe.customers.list()).data).toHaveLength(1);
  });

  it('again while active is refused for every plan', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    await ada.subscribe();
    for (const planId of ['basic', 'premium']) {
      expect(await create(ada, { planId })).toMatchObject({
        status: 409,
        body: { error: { code: 'already_subscribed' } },
      });
    }
    expect(await live(app)).toHaveLength(1);
  });

  it('to another plan before the first payment replaces the unpaid subscription', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    const basic = await ada.start('basic');
    const premium = await ada.start('premium');
    expect(premium.id).not.toBe(basic.id);
    expect((await live(app)).map(({ id }) => id)).toEqual([premium.id]);
    await app.confirm(premium.payment);
    await app.settle();
    expect(await ada.overview()).toMatchObject({
      state: 'active',
      entitlement: { plan: 'premium' },
    });
  });

  it('accepts only offered prices, and no amount', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    const product = await app.stripe.products.create({ name: 'Cheap' });
    const cheap = await app.stripe.prices.create({
      product: product.id,
      currency: 'usd',
      unit_amount: 50,
      recurring: { interval: 'month' },
    });
    for (const body of [
      { priceId: cheap.id },
      { planId: 'basic', priceId: 'price_premium' },
      { priceId: 'price_basic/../price_premium' },
      { planId: 'gold' },
      {},
    ]) {
      expect((await create(ada, body)).status, JSON.stringify(body)).toBeGreaterThanOrEqual(400);
    }
    expect(await create(ada, { planId: 'basic', amount: 1 })).toMatchObject({ status: 200 });
    expect(await ada.overview()).toMatchObject({ subscription: { priceId: 'price_basic' } });
  });

  it('to a price that was archived at Stripe is "Plan not found", and another plan works', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    await app.stripe.prices.update('price_basic', { active: false });
    expect(await create(ada, { planId: 'basic' })).toMatchObject({
      status: 404,
      body: { error: { code: 'plan_not_found', message: 'Plan not found' } },
    });
    await ada.subscribe('premium');
    expect((await ada.overview()).state).toBe('active');
  });

  it('needs a login', async () => {
    const app = await openBillingApp();
    for (const [method, url] of [
      ['POST', '/api/subscriptions/create'],
      ['GET', '/api/subscriptions/mine'],
      ['GET', '/api/payments/methods'],
      ['POST', '/api/payments/create-intent'],
    ] as const) {
      expect((await app.site.send(method, url, {})).status).toBe(401);
    }
  });
});

describe('the first payment', () => {
  it('can be retried with another card after a decline, and is charged once', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    const started = await ada.start();
    await expect(app.confirm(started.payment, 'pm_card_chargeDeclined')).rejects.toMatchObject({
      type: 'StripeCardError',
    });
    await app.settle();
    expect(await ada.overview()).toMatchObject({ state: 'incomplete', entitlement: null });
    const again = await ada.start();
    expect(again.id).toBe(started.id);
    await app.confirm(again.payment);
    await app.settle();
    expect((await ada.overview()).state).toBe('active');
    expect((await app.mails()).map(({ kind }) => kind)).toEqual(['billing-receipt']);
  });

  it('with a saved card is made by the server; a decline never says that a card is stolen', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    await ada.start();
    const customer = await ada.customerId();
    const keep = async (card: string) =>
      (await app.stripe.paymentMethods.attach(card, { customer })).id;
    for (const [card, reason] of [['pm_card_chargeCustomerFail', 'declined']] as const) {
      const paymentMethodId = await keep(card);
      expect(await create(ada, { planId: 'basic', paymentMethodId })).toMatchObject({
        status: 402,
        body: { error: { code: 'payment_failed', details: { reason } } },
      });
    }
    const good = await keep('pm_card_visa');
    for (const [declineCode, reason, message] of [
      ['stolen_card', 'declined', decline('decline.declined')],
      ['lost_card', 'declined', decline('decline.declined')],
      ['insufficient_funds', 'insufficient_funds', decline('decline.insufficient_funds')],
    ]) {
      await app.control('faults', { kind: 'fail_payment', declineCode });
      expect(await create(ada, { planId: 'basic', paymentMethodId: good })).toMatchObject({
        status: 402,
        body: { error: { message, details: { reason } } },
      });
    }
    expect(await create(ada, { planId: 'basic', paymentMethodId: good })).toMatchObject({
      status: 200,
      body: { status: 'active', payment: null },
    });
    expect(await create(ada, { planId: 'basic', paymentMethodId: 'pm_unknown' })).toMatchObject({
      status: 409,
    });
  });

  it('abandoned at 3-D Secure can be finished later', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    const started = await ada.start();
    const asked = await app.confirm(started.payment, 'pm_card_authenticationRequired');
    expect(asked.status).toBe('requires_action');
    await app.finish3ds(asked, false);
    await app.settle();
    expect((await ada.overview()).state).toBe('incomplete');
    const later = await app.confirm((await ada.start()).payment, 'pm_card_authenticationRequired');
    await app.advance(2 * HOUR);
    await app.finish3ds(later, true);
    await app.settle();
    expect((await ada.overview()).state).toBe('active');
  });

  it('expires after 23 hours, and a new one can be started', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    const started = await ada.start();
    await app.advance(24 * HOUR);
    expect(await ada.overview()).toMatchObject({ state: 'none', subscription: null });
    const again = await ada.subscribe();
    expect(again.id).not.toBe(started.id);
    expect((await ada.overview()).state).toBe('active');
  });

  it('is known on the return page before the webhook and after a reload', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    await app.control('webhooks', { held: true });
    const started = await ada.start();
    await app.confirm(started.payment);
    expect((await ada.overview()).state).toBe('incomplete');
    for (let reload = 0; reload < 2; reload += 1) {
      expect(await ada.send('POST', '/api/subscriptions/sync')).toMatchObject({
        status: 200,
        body: { state: 'active', entitlement: { plan: 'basic' } },
      });
    }
    await app.control('webhooks/release', { order: 'newest_first' });
    await app.settle();
    expect((await ada.overview()).state).toBe('active');
    expect(await app.mails()).toHaveLength(1);
  });

  it('covered by a credit activates the plan without a payment or receipt', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    await ada.send('POST', '/api/payments/setup-intent');
    await app.stripe.customers.update(await ada.customerId(), { balance: -5000 });
    const started = await ada.start();
    // Only a card for renewals is missing.
    expect(started).toMatchObject({ status: 'active', payment: { kind: 'setup' } });
    await app.settle();
    const customer = await ada.customerId();
    expect(await ada.send('GET', `/api/invoices/customer/${customer}`)).toMatchObject({
      body: [{ status: 'paid', amountPaid: 0, amountRemaining: 0 }],
    });
    expect(await app.mails()).toEqual([]);
  });
});
