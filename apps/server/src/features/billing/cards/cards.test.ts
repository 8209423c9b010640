import { randomUUID } from 'node:crypto';
import type { PaymentMethod } from '@rostra/contract';
import { priceOf } from '@rostra/contract/testing';
import { describe, expect, it } from 'vitest';
import { type BillingApp, openBillingApp, type TestMember } from '../testing/billing-app.ts';

const BASIC = priceOf('basic');

const list = async (member: TestMember) =>
  (await member.send<PaymentMethod[]>('GET', '/api/payments/methods')).body;

/** Like the browser: creates a setup intent, confirms it with Stripe.js, then saves the card. */
async function add(app: BillingApp, member: TestMember, card = 'pm_card_visa', options = {}) {
  const { body } = await member.send<{ setupIntentId: string; clientSecret: string }>(
    'POST',
    '/api/payments/setup-intent',
  );
  const intent = await app.stripe.setupIntents.confirm(body.setupIntentId, {
    payment_method: card,
  });
  if (intent.status === 'requires_action') await app.finish3ds(intent, true);
  const done = await app.stripe.setupIntents.retrieve(body.setupIntentId);
  return member.send<PaymentMethod>('POST', '/api/payments/methods', {
    paymentMethodId: done.payment_method,
    ...options,
  });
}

describe('cards', () => {
  it('are added, made default and removed, and show only brand, last digits and expiry', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    expect(await list(ada)).toEqual([]);
    const first = await add(app, ada);
    expect(first).toMatchObject({
      status: 200,
      body: { isDefault: true, brand: 'visa', last4: '4242' },
    });
    const second = await add(app, ada, 'pm_card_mastercard');
    expect(second.body).toMatchObject({ isDefault: false, brand: 'mastercard' });
    expect((await list(ada)).map(({ brand }) => brand)).toEqual(['visa', 'mastercard']);
    const chosen = await ada.send('PUT', `/api/payments/methods/${second.body.id}/default`);
    expect(chosen).toMatchObject({ status: 200, body: { isDefault: true } });
    expect((await list(ada)).map(({ brand }) => brand)).toEqual(['mastercard', 'visa']);
    const deleted = await ada.send('DELETE', `/api/payments/methods/${second.body.id}`);
    expect(deleted).toMatchObject({ status: 200, body: { ok: true } });
    expect(await list(ada)).toEqual([{ ...first.body, isDefault: true }]);
    expect(Object.keys(first.body).sort()).toEqual(
      ['brand', 'expMonth', 'expYear', 'id', 'isDefault', 'last4'].sort(),
    );
    expect((await ada.send('DELETE', `/api/payments/methods/${first.body.id}`)).status).toBe(200);
    expect(await list(ada)).toEqual([]);
  });

  it('are set on the subscription too when made default', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    const { id } = await ada.subscribe();
    const card = await add(app, ada, 'pm_card_mastercard', { makeDefault: true });
    expect(card.body.isDefault).toBe(true);
    const { default_payment_method } = await app.stripe.subscriptions.retrieve(id);
    expect(default_payment_method).toBe(card.body.id);
    const customer = await app.stripe.customers.retrieve(await ada.customerId());
    expect(customer).toMatchObject({
      invoice_settings: { default_payment_method: card.body.id },
    });
  });

  it('the only card of a renewing plan cannot be removed; that of an ending plan can', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    const { id } = await ada.subscribe();
    const [card] = await list(ada);
    const remove = (cardId = card?.id) => ada.send('DELETE', `/api/payments/methods/${cardId}`);
    expect(await remove()).toMatchObject({ status: 409, body: { error: { code: 'card_needed' } } });
    const other = await add(app, ada, 'pm_card_mastercard');
    expect((await remove()).status).toBe(200);
    const { default_payment_method } = await app.stripe.subscriptions.retrieve(id);
    expect(default_payment_method).toBe(other.body.id);
    await ada.send('DELETE', `/api/subscriptions/${id}`);
    expect((await remove(other.body.id)).status).toBe(200);
  });

  it('that need 3-D Secure are saved once it succeeds', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    expect(await add(app, ada, 'pm_card_authenticationRequiredOnSetup')).toMatchObject({
      status: 200,
    });
  });

  it('of another member, unknown or malformed are not found', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    const bob = await app.join('bob');
    const card = await add(app, ada);
    for (const id of [card.body.id, 'pm_unknown']) {
      expect((await bob.send('PUT', `/api/payments/methods/${id}/default`)).status).toBe(404);
      expect((await bob.send('DELETE', `/api/payments/methods/${id}`)).status).toBe(404);
    }
    await add(app, bob);
    for (const id of [card.body.id, 'pm_unknown']) {
      expect((await bob.send('PUT', `/api/payments/methods/${id}/default`)).status).toBe(404);
      expect((await bob.send('DELETE', `/api/payments/methods/${id}`)).status).toBe(404);
    }
    const orders = (paymentMethodId: string) =>
      [
        ['/api/payments/methods', { paymentMethodId }],
        ['/api/subscriptions/create', { planId: 'basic', paymentMethodId }],
        [
          '/api/gifts',
          { id: randomUUID(), planId: 'basic', months: 1, amountDue: BASIC, paymentMethodId },
        ],
      ] as const;
    for (const [url, body] of [...orders(card.body.id), ...orders('pm_unknown')]) {
      expect([url, (await bob.send('POST', url, body)).status]).toEqual([url, 404]);
    }
    for (const paymentMethodId of ['', '../x', 7, null]) {
      expect((await bob.send('POST', '/api/payments/methods', { paymentMethodId })).status).toBe(
        400,
      );
    }
    expect(await list(ada)).toHaveLength(1);
  });
});
