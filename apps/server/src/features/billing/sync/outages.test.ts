import type { ChangedSubscription } from '@rostra/contract';
import { priceOf } from '@rostra/contract/testing';
import { describe, expect, it } from 'vitest';
import { DAY } from '../../../testing/test-clock.ts';
import { openBillingApp, type TestMember } from '../testing/billing-app.ts';

const BASIC = priceOf('basic');

const create = (member: TestMember, body: object = { planId: 'basic' }) =>
  member.send<ChangedSubscription>('POST', '/api/subscriptions/create', body);

/** More often than the SDK retries. */
const ALWAYS = 99;

describe('while Stripe is down', () => {
  it('reading works, changes fail cleanly, and nothing is half done', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    const bob = await app.join('bob');
    const { id } = await ada.subscribe('premium');
    const customer = await ada.customerId();
    await app.control('faults', { kind: 'drop', when: 'before', times: ALWAYS });
    expect(await ada.overview()).toMatchObject({
      state: 'active',
      entitlement: { plan: 'premium' },
    });
    expect((await ada.send('GET', `/api/subscriptions/customer/${customer}`)).status).toBe(200);
    expect((await ada.send('GET', `/api/invoices/customer/${customer}`)).status).toBe(200);
    expect((await app.site.send('GET', '/api/plans')).status).toBe(200);
    const failing = [
      [
        bob,
        'POST',
        '/api/subscriptions/create',
        { planId: 'basic' },
        'Failed to create subscription',
      ],
      [
        bob,
        'POST',
        '/api/payments/create-intent',
        { priceId: 'price_basic' },
        'Failed to create payment intent',
      ],
      [
        ada,
        'PATCH',
        `/api/subscriptions/${id}`,
        { planId: 'basic' },
        'Failed to update subscription',
      ],
      [ada, 'DELETE', `/api/subscriptions/${id}`, undefined, 'Failed to cancel subscription'],
      [
        ada,
        'POST',
        '/api/payments/methods',
        { paymentMethodId: 'pm_1' },
        'Failed to add payment method',
      ],
      [
        ada,
        'PUT',
        '/api/payments/methods/pm_1/default',
        undefined,
        'Failed to set default payment method',
      ],
      [
        ada,
        'POST',
        '/api/payments/customer-portal',
        { returnUrl: '/' },
        'Failed to create customer portal session',
      ],
    ] as const;
    for (const [member, method, url, body, message] of failing) {
      expect(await member.send(method, url, body)).toMatchObject({
        status: 503,
        body: { error: { code: 'payments_unavailable', message } },
      });
    }
    await app.control('faults/clear', {});
    expect(await ada.overview()).toMatchObject({ state: 'active', subscription: { endsAt: null } });
    await bob.subscribe();
    expect((await bob.overview()).state).toBe('active');
  });

  it('a missed renewal does not lock the member out during the grace period', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    await ada.subscribe();
    await app.control('webhooks', { held: true });
    app.site.clock.advance(35 * DAY);
    expect((await ada.overview()).entitlement).not.toBeNull();
    app.site.clock.advance(5 * DAY);
    expect((await ada.overview()).entitlement).toBeNull();
    await app.control('clock', { advanceSeconds: 40 * 86_400 });
    await app.control('webhooks/release', {});
    await app.settle();
    expect(await ada.overview()).toMatchObject({ state: 'active', entitlement: { plan: 'basic' } });
  });
});

describe('a lost response', () => {
  it.each([
    'POST /v1/customers',
    'POST /v1/subscriptions',
    'GET /v1/subscriptions',
    'GET /v1/invoices',
  ])(
    'after %s was done makes no second one',
    async (match) => {
      const app = await openBillingApp();
      const ada = await app.join();
      await app.control('faults', { kind: 'drop', when: 'after', match, times: ALWAYS });
      expect((await create(ada)).status).toBe(503);
      // Found by reading Stripe's state first, or lost again.
      expect([200, 503]).toContain((await create(ada)).status);
      await app.control('faults/clear', {});
      const started = await create(ada);
      expect(started.status).toBe(200);
      await app.confirm(started.body.payment);
      await app.settle();
      expect((await ada.overview()).state).toBe('active');
      expect((await app.stripe.customers.list()).data).toHaveLength(1);
      expect((await app.stripe.subscriptions.list({ status: 'all' })).data).toHaveLength(1);
    },
    60_000,
  );

  it('of a subscription that has ended since leads to a new subscription', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    await app.control('webhooks', { held: true });
    const match = 'POST /v1/subscriptions';
    await app.control('faults', { kind: 'drop', when: 'after', match, times: ALWAYS });
    expect((await create(ada)).status).toBe(503);
    await app.control('faults/clear', {});
    const [lost] = (await app.stripe.subscriptions.list({ status: 'all' })).data;
    await app.stripe.subscriptions.cancel(lost?.id ?? '');
    const started = await create(ada);
    expect(started).toMatchObject({ status: 200, body: { status: 'incomplete' } });
    expect(started.body.id).not.toBe(lost?.id);
    await app.confirm(started.body.payment);
    await app.control('webhooks/release', {});
    await app.settle();
    expect((await ada.overview()).state).toBe('active');
  });

  it('to a plan change is charged once', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    const { id } = await ada.subscribe();
    await app.advance(DAY);
    const { body: shown } = await ada.send<{ prorationDate: number; amountDue: number }>(
      'POST',
      `/api/subscriptions/${id}/preview`,
      { planId: 'premium' },
    );
    const fault = { kind: 'drop', when: 'after', match: `POST /v1/subscriptions/${id}`, times: 9 };
    await app.control('faults', fault);
    const change = { planId: 'premium', prorationDate: shown.prorationDate };
    const patch = () => ada.send('PATCH', `/api/subscriptions/${id}`, change);
    expect((await patch()).status).toBe(503);
    await app.control('faults/clear', {});
    expect(await patch()).toMatchObject({ status: 200, body: { planId: 'premium' } });
    const charges = (await app.stripe.charges.list()).data.map(({ amount }) => amount);
    expect(charges.sort()).toEqual([BASIC, shown.amountDue].sort());
  });

  it('to paying an invoice with a saved card is charged once', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    await ada.start();
    const customer = await ada.customerId();
    const card = await app.stripe.paymentMethods.attach('pm_card_visa', { customer });
    await app.control('faults', {
      kind: 'drop',
      when: 'after',
      match: 'POST /v1/invoices',
      times: 9,
    });
    const order = { planId: 'basic', paymentMethodId: card.id };
    expect((await create(ada, order)).status).toBeGreaterThanOrEqual(400);
    await app.control('faults/clear', {});
    await app.settle();
    expect((await ada.overview()).state).toBe('active');
    expect((await app.stripe.charges.list()).data).toHaveLength(1);
  });
});

describe('an invalid response', () => {
  it.each(['server_error', 'rate_limit', 'bad_json', 'cut_short'])(
    '(%s) is retried until it is valid',
    async (response) => {
      const app = await openBillingApp();
      const ada = await app.join();
      for (const match of ['POST /v1/customers', 'POST /v1/subscriptions', 'GET /v1/invoices']) {
        await app.control('faults', { kind: 'break', response, match });
      }
      let started = await create(ada);
      for (let tries = 0; started.status !== 200 && tries < 5; tries += 1)
        started = await create(ada);
      expect(started.status).toBe(200);
      await app.confirm(started.body.payment);
      await app.settle();
      expect((await ada.overview()).state).toBe('active');
      expect((await app.stripe.customers.list()).data).toHaveLength(1);
    },
    60_000,
  );

  it('that is slow is awaited', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    await app.control('faults', { kind: 'delay', ms: 700, match: 'POST /v1/subscriptions' });
    const [one, two] = await Promise.all([create(ada), create(ada)]);
    expect(one.status).toBe(200);
    expect(two.body.id).toBe(one.body.id);
  });
});
