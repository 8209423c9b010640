import type { BillingSettings, Invoice, MyData, OfferedPlan } from '@rostra/contract';
import { priceOf } from '@rostra/contract/testing';
import { describe, expect, it } from 'vitest';
import { PaymentsError } from '../../../adapters/payments/payments-error.ts';
import { openAccountsApp, PASSWORD } from '../../../testing/test-accounts.ts';
import { DAY } from '../../../testing/test-clock.ts';
import { openBillingApp } from '../testing/billing-app.ts';
import { openSecondProcess } from '../testing/second-process.ts';
import { syncOwnBilling } from './sync-own-billing.ts';

const BASIC = priceOf('basic');

describe('plans and settings', () => {
  it('are public and contain no secrets', async () => {
    const app = await openBillingApp();
    const plans = await app.site.send<OfferedPlan[]>('GET', '/api/plans');
    expect(
      plans.body.map(({ id, price, interval, priceId }) => [id, price, interval, priceId]),
    ).toEqual([
      ['basic', 9.99, 'month', 'price_basic'],
      ['premium', 19.99, 'month', 'price_premium'],
      ['annual', 199.99, 'year', 'price_enterprise'],
    ]);
    expect(plans.body[2]).toMatchObject({ name: 'Annual Membership', savingPercent: 15 });
    const settings = await app.site.send<BillingSettings>('GET', '/api/billing/settings');
    expect(settings.body).toEqual({
      mode: 'sandbox',
      publishableKey: 'pk_test_sandbox',
      scriptUrl: null,
    });
    expect(settings.raw.body).not.toMatch(/sk_|whsec_/);
  });

  it('are the only billing routes in simulated mode', async () => {
    const site = await openAccountsApp({ env: { BILLING: 'simulated' } });
    const { jwt: token } = await site.join();
    expect((await site.send('GET', '/api/plans')).status).toBe(200);
    expect((await site.send('GET', '/api/billing/settings')).body).toEqual({
      mode: 'simulated',
      publishableKey: null,
      scriptUrl: null,
    });
    const create = { planId: 'basic' };
    expect((await site.send('POST', '/api/subscriptions/create', create, { token })).status).toBe(
      404,
    );
    expect((await site.send('POST', '/api/webhooks/stripe', {})).status).toBe(404);
    await site.close();
  });
});

describe('objects of another member', () => {
  it('get the same response as missing ones: customer, subscription, invoice', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    const bob = await app.join('bob');
    const { id } = await ada.subscribe();
    const customer = await ada.customerId();
    const paid = await ada.send<{ id: string }[]>('GET', `/api/invoices/customer/${customer}`);
    const invoice = paid.body[0]?.id;
    const calls = [
      ['GET', '/api/subscriptions/customer/:id', customer, undefined],
      ['GET', '/api/invoices/customer/:id', customer, undefined],
      ['GET', '/api/invoices/:id', invoice, undefined],
      ['POST', '/api/invoices/:id/pay', invoice, {}],
      ['PATCH', '/api/subscriptions/:id', id, { planId: 'premium' }],
      ['PATCH', '/api/subscriptions/:id', id, { cancelAtPeriodEnd: true }],
      ['POST', '/api/subscriptions/:id/preview', id, { planId: 'premium' }],
      ['DELETE', '/api/subscriptions/:id', id, undefined],
      ['DELETE', '/api/subscriptions/:id?immediately=true', id, undefined],
    ] as const;
    for (const stage of ['before', 'after']) {
      for (const [method, url, theirs, body] of calls) {
        const real = await bob.send(method, url.replace(':id', String(theirs)), body);
        const made = await bob.send(method, url.replace(':id', 'xx_made_up'), body);
        expect(real.status, `${stage} ${method} ${url}`).toBe(404);
        expect(real.body).toEqual(made.body);
      }
      if (stage === 'before') await bob.subscribe('premium');
    }
    expect(await ada.overview()).toMatchObject({
      state: 'active',
      subscription: { planId: 'basic' },
    });
    expect(await ada.send('GET', `/api/invoices/${invoice}`)).toMatchObject({
      status: 200,
      body: {
        id: invoice,
        status: 'paid',
        amountPaid: BASIC,
        lines: [{ currency: 'usd', planName: 'Basic Membership', isProration: false }],
      },
    });
    expect(await ada.send('GET', `/api/subscriptions/customer/${customer}`)).toMatchObject({
      status: 200,
      body: { subscriptionId: id, status: 'active', customerId: customer },
    });
  });
});

describe('invoices', () => {
  it('are listed newest first, up to the limit', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    await ada.subscribe();
    for (let month = 0; month < 3; month += 1) await app.advance(32 * 24 * 60 * 60_000);
    const customer = await ada.customerId();
    const list = (query: string) =>
      ada.send<{ created: number }[]>('GET', `/api/invoices/customer/${customer}${query}`);
    const all = (await list('')).body.map(({ created }) => created);
    expect(all).toHaveLength(4);
    expect(all).toEqual([...all].sort((a, b) => b - a));
    expect((await list('?limit=2')).body.map(({ created }) => created)).toEqual(all.slice(0, 2));
    for (const limit of ['0', '101', 'x', '1.5']) {
      expect((await list(`?limit=${limit}`)).status).toBe(400);
    }
  });

  it("name the plan of each line; older rows show Stripe's description", async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    const { id } = await ada.subscribe();
    await app.advance(24 * 60 * 60_000);
    await ada.send('PATCH', `/api/subscriptions/${id}`, { planId: 'premium' });
    await app.settle();
    const newest = async () =>
      (await ada.send<Invoice[]>('GET', `/api/invoices/customer/${await ada.customerId()}`))
        .body[0];
    const named = (await newest())?.lines;
    expect(
      named?.map(({ planName, isProration, amount }) => [planName, isProration, amount > 0]),
    ).toEqual([
      ['Basic Membership', true, false],
      ['Premium Membership', true, true],
    ]);
    const old = named?.map(({ description, amount, currency }) => ({
      description,
      amount,
      currency,
    }));
    await app.site.deps.db.queries
      .updateTable('invoices')
      .set({ lines: JSON.stringify(old) })
      .where('id', '=', (await newest())?.id ?? '')
      .execute();
    expect((await newest())?.lines).toMatchObject(
      old?.map((line) => ({ ...line, planName: null })) ?? [],
    );
    await ada.send('POST', '/api/subscriptions/sync');
    expect((await newest())?.lines).toEqual(named);
  });
});

describe('the customer portal', () => {
  it('only returns to pages of this site', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    const open = (returnUrl: unknown) =>
      ada.send<{ url: string }>('POST', '/api/payments/customer-portal', { returnUrl });
    for (const good of [
      '/dashboard/subscription',
      'http://localhost:4100/dashboard/subscription',
    ]) {
      const response = await open(good);
      expect(response.status).toBe(200);
      expect((await fetch(response.body.url)).status).toBe(200);
    }
    for (const bad of [
      'https://evil.example/',
      '//evil.example/x',
      'javascript:alert(1)',
      'http://localhost:4100@evil.example/',
      'http://user:pass@localhost:4100/',
      'http://localhost:4101/',
      '',
      7,
    ]) {
      expect((await open(bad)).status, String(bad)).toBe(400);
    }
  });

  it('is in the language of the page that it returns to, if Stripe supports it', async () => {
    const app = await openBillingApp({ env: { SITE_LANGUAGES: 'fr,ar' } });
    const ada = await app.join();
    for (const prefix of ['', '/fr', '/ar']) {
      const returnUrl = `${prefix}/dashboard/subscription`;
      const response = await ada.send('POST', '/api/payments/customer-portal', { returnUrl });
      expect(response.status).toBe(200);
    }
    const { data } = await app.stripe.events.list({ type: 'billing_portal.session.created' });
    const locales = data.map(({ data: { object } }) => 'locale' in object && object.locale);
    expect(locales.toSorted()).toEqual(['auto', 'en', 'fr']);
  });
});

describe('deleting the account', () => {
  it('ends the subscription first and says so', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    const { id } = await ada.subscribe();
    const notice = await ada.send<{ consequences: string[] }>('GET', '/api/users/me/deletion');
    expect(notice.body.consequences.join(' ')).toContain('subscription no longer renews');
    const data = await ada.send<MyData>('GET', '/api/users/me/data');
    expect(data.body.parts.billing).toMatchObject({
      state: 'active',
      subscriptions: [{ id }],
      invoices: [{ amountPaid: BASIC }],
    });
    const deleted = await ada.send('DELETE', '/api/users/me', { password: PASSWORD });
    expect(deleted.status).toBe(200);
    expect(await app.stripe.subscriptions.retrieve(id)).toMatchObject({
      status: 'active',
      cancel_at_period_end: true,
    });
    await app.settle();
    app.site.clock.advance(7 * DAY);
    const later = await openAccountsApp({ ...app.site.deps, env: {}, clock: app.site.clock });
    await later.app.listen({ port: 0, host: '127.0.0.1' });
    const { queries } = app.site.deps.db;
    await expect.poll(() => queries.selectFrom('users').selectAll().execute()).toEqual([]);
    await later.app.close();
    expect((await app.stripe.subscriptions.retrieve(id)).status).toBe('canceled');
    for (const table of ['subscriptions', 'invoices', 'billing_notices'] as const) {
      expect(await app.site.deps.db.queries.selectFrom(table).selectAll().execute()).toEqual([]);
    }
  });

  it('is not possible while Stripe is unavailable', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    const { id } = await ada.subscribe();
    await app.control('faults', { kind: 'drop', when: 'before', times: 99 });
    expect(await ada.send('DELETE', '/api/users/me', { password: PASSWORD })).toMatchObject({
      status: 409,
    });
    await app.control('faults/clear', {});
    expect((await app.stripe.subscriptions.retrieve(id)).status).toBe('active');
    expect((await ada.overview()).state).toBe('active');
  });
});

describe('a new email address', () => {
  it('is sent to Stripe once it is confirmed', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    await ada.subscribe();
    await app.settle();
    const email = 'ada@new.example';
    const requested = await ada.send('POST', '/api/users/me/email', { email, password: PASSWORD });
    expect(requested.status).toBe(200);
    const mail = (await app.site.deliver()).find(({ kind }) => kind === 'confirm-email');
    const code = /confirm-email\?code=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    expect(await app.site.send('POST', '/api/auth/confirm-email', { code })).toMatchObject({
      status: 200,
    });
    await app.settle();
    expect(await app.stripe.customers.retrieve(await ada.customerId())).toMatchObject({ email });
  });

  it('that Stripe rejects does not prevent payments', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    await ada.subscribe();
    const { context } = openSecondProcess(app);
    await app.stripe.customers.update(await ada.customerId(), { email: 'old@example.org' });
    const updateCustomer = async () => {
      throw new PaymentsError({ kind: 'invalid' }, 'Invalid email address');
    };
    const payments = { ...context.payments, updateCustomer };
    expect(await syncOwnBilling({ ...context, payments }, ada.userId)).toMatchObject({
      state: 'active',
    });
  });
});
