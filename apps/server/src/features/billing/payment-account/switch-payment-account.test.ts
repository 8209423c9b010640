import { describe, expect, it, onTestFinished } from 'vitest';
import type { PaymentAccount } from '../../../adapters/payments/payments.ts';
import { StartError } from '../../../errors.ts';
import { openTestDb } from '../../../testing/test-db.ts';
import { openBillingApp } from '../testing/billing-app.ts';
import { checkPaymentAccount, switchPaymentAccount } from './switch-payment-account.ts';

const KEEP = { canForgetStripe: false };
const FORGET = { canForgetStripe: true };

async function openSite(account: PaymentAccount) {
  const app = await openBillingApp();
  const { db } = app.site.deps;
  await switchPaymentAccount(db, account, KEEP);
  const ada = await app.join();
  await ada.subscribe('premium');
  return { ...app, ada, db };
}

describe('a site with customers', () => {
  it.each([
    ['sandbox', 'sandbox'],
    ['stripe test', 'stripe test'],
    ['stripe live', 'stripe live'],
    ['sandbox', undefined],
  ] as const)('in %s keeps them when started with %s', async (account, next) => {
    const { ada, db } = await openSite(account);
    await switchPaymentAccount(db, next, KEEP);
    expect((await ada.overview()).state).toBe('active');
    await checkPaymentAccount(db, account);
  });

  it.each([
    ['stripe live', 'sandbox', "The payments of this site are in Stripe's live mode, but it"],
    [
      'stripe live',
      undefined,
      'started with payments off or simulated. Restore BILLING and the Stripe keys',
    ],
    ['stripe live', 'stripe test', "started with payments in Stripe's test mode. Restore BILLING"],
    ['stripe test', 'sandbox', 'or set BILLING_FORGET_STRIPE=true to delete'],
    ['stripe test', undefined, "The payments of this site are in Stripe's test mode, but it"],
  ] as const)('in %s is not started with %s and keeps them', async (account, next, message) => {
    const { ada, db } = await openSite(account);
    const refused = await switchPaymentAccount(db, next, KEEP).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(StartError);
    expect((refused as Error).message).toContain(message);
    expect((refused as Error).message).not.toContain('\n');
    expect((await ada.overview()).state).toBe('active');
    await switchPaymentAccount(db, account, KEEP);
    expect((await ada.overview()).state).toBe('active');
  });

  it.each([
    ['sandbox', 'stripe test', KEEP],
    ['sandbox', 'stripe live', KEEP],
    ['stripe test', 'stripe live', KEEP],
    ['stripe live', 'sandbox', FORGET],
    ['stripe live', 'stripe test', FORGET],
  ] as const)(
    '%s is switched to %s once, and its data is deleted',
    async (account, next, options) => {
      const { ada, db, site } = await openSite(account);
      const before = await ada.customerId();
      await site.deliver();
      await switchPaymentAccount(db, next, options);
      expect(await ada.overview()).toMatchObject({ state: 'none', customerId: null });
      expect(await db.queries.selectFrom('invoices').selectAll().execute()).toEqual([]);
      expect(await site.deliver()).toEqual([]);
      const { payment } = await ada.start();
      expect(payment).not.toBeNull();
      expect(await ada.customerId()).not.toBe(before);
      await switchPaymentAccount(db, next, options);
      expect((await ada.overview()).state).toBe('incomplete');
    },
  );

  it('can be started without payments if told to, and keeps its data', async () => {
    const { ada, db } = await openSite('stripe live');
    await switchPaymentAccount(db, undefined, FORGET);
    expect((await ada.overview()).state).toBe('active');
    await checkPaymentAccount(db, 'stripe live');
  });
});

it('only one of several starting processes deletes the data', async () => {
  const db = await openTestDb();
  onTestFinished(() => db.close());
  await switchPaymentAccount(db, 'sandbox', KEEP);
  await Promise.all([1, 2, 3].map(() => switchPaymentAccount(db, 'stripe live', KEEP)));
  await checkPaymentAccount(db, 'stripe live');
});

it('commands refuse a different payment account', async () => {
  const db = await openTestDb();
  onTestFinished(() => db.close());
  await checkPaymentAccount(db, 'stripe live');
  await switchPaymentAccount(db, 'stripe live', KEEP);
  await expect(checkPaymentAccount(db, 'stripe test')).rejects.toThrow(
    "The payments of this site are in Stripe's live mode, but these settings are for payments in Stripe's test mode.",
  );
});
