import type { ErrorEnvelope, PaymentSetup } from '@rostra/contract';
import { priceOf } from '@rostra/contract/testing';
import { describe, expect, it } from 'vitest';
import { joinAs } from '../../../testing/staff/staff-context.ts';
import { openAccountsApp } from '../../../testing/test-accounts.ts';
import { openBillingApp } from '../testing/billing-app.ts';

const BASIC = priceOf('basic');
const PREMIUM = priceOf('premium');
const ANNUAL = priceOf('annual');

const PATH = '/api/studio/money/setup';

async function open() {
  const app = await openBillingApp();
  const { jwt: token } = await joinAs(app.site, 'amy', 'administrator');
  const check = async () =>
    (await app.site.send<{ data: PaymentSetup }>('GET', PATH, undefined, { token })).body.data;
  return { app, check };
}

describe('the check of payments', () => {
  it('finds nothing wrong with a sandbox that works', async () => {
    const { app, check } = await open();
    await (await app.join('ada')).subscribe('basic');
    expect(await check()).toEqual({
      mode: 'sandbox',
      missing: [
        ...['BILLING=stripe', 'STRIPE_PUBLIC_KEY', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
      ],
      key: 'accepted',
      webhook: {
        ...{ url: `${app.url}/api/webhooks/stripe`, state: 'enabled', missingEvents: [] },
        lastEventAt: expect.stringMatching(/^2040-03-01T/),
      },
      prices: [
        ['basic', 'Basic Membership', 'price_basic', BASIC, 'month'],
        ['premium', 'Premium Membership', 'price_premium', PREMIUM, 'month'],
        ['annual', 'Annual Membership', 'price_enterprise', ANNUAL, 'year'],
      ].map(([planId, plan, priceId, amount, interval]) => ({
        ...{ planId, plan, priceId, amount, interval, currency: 'usd', state: 'right' },
      })),
    });
  });

  it('notices what was changed at Stripe', async () => {
    const { app, check } = await open();
    await app.stripe.prices.update('price_premium', { active: false });
    const [endpoint] = (await app.stripe.webhookEndpoints.list()).data;
    const id = endpoint?.id ?? '';
    await app.stripe.webhookEndpoints.update(id, { enabled_events: ['invoice.paid'] });
    const incomplete = await check();
    expect(incomplete.prices.map(({ state }) => state)).toEqual(['right', 'missing', 'right']);
    expect(incomplete.webhook).toMatchObject({ state: 'incomplete' });
    expect(incomplete.webhook?.missingEvents).toContain('customer.subscription.deleted');
    expect(incomplete.webhook?.missingEvents).not.toContain('invoice.paid');
    await app.stripe.webhookEndpoints.update(id, { disabled: true });
    expect((await check()).webhook?.state).toBe('disabled');
    await app.stripe.webhookEndpoints.del(id);
    expect((await check()).webhook?.state).toBe('missing');
  });

  it('says that Stripe refuses the key', async () => {
    const { app, check } = await open();
    await app.control('faults', { kind: 'break', response: 'not_permitted', times: 50 });
    const refused = await check();
    expect([refused.key, refused.webhook?.state]).toEqual(['refused', 'unknown']);
  });

  it('says what could not be checked while Stripe is down', async () => {
    const { app, check } = await open();
    await app.control('faults', { kind: 'break', response: 'server_error', times: 50 });
    const down = await check();
    expect([down.key, down.webhook?.state]).toEqual(['unknown', 'unknown']);
    expect(down.prices.map(({ state }) => state)).toEqual(['unknown', 'unknown', 'unknown']);
  });

  it('tells a price that differs from the one that the site shows', async () => {
    const { app, check } = await open();
    await app.site.deps.db.queries
      .insertInto('plans')
      .values({
        ...{ id: 'basic', level: 'basic', name: null, description: null, features: null },
        ...{
          price_minor: BASIC + 100,
          currency: 'usd',
          interval: 'month',
          price_id: 'price_basic',
        },
        ...{ position: 0, retired_at: null, version: 1, product_id: null, request_key: null },
        ...{ created_at: '2040-03-01T12:00:00.000Z', updated_at: '2040-03-01T12:00:00.000Z' },
      })
      .execute();
    expect((await check()).prices[0]).toMatchObject({ amount: BASIC + 100, state: 'different' });
  });

  it('lists what is missing if payments are off, and is for administrators only', async () => {
    const site = await openAccountsApp({ env: { BILLING: 'off' } });
    const { jwt: token } = await joinAs(site, 'amy', 'administrator');
    const { body } = await site.send<{ data: PaymentSetup }>('GET', PATH, undefined, { token });
    expect(body.data).toMatchObject({ mode: 'off', key: null, webhook: null, prices: [] });
    expect(body.data.missing).toContain('STRIPE_SECRET_KEY');
    const treasurer = await joinAs(site, 'tom', 'treasurer');
    const refused = await site.send<ErrorEnvelope>('GET', PATH, undefined, {
      token: treasurer.jwt,
    });
    expect(refused.status).toBe(403);
    await site.close();
  });
});
