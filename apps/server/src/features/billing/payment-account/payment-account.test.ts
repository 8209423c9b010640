import { describe, expect, it, onTestFinished } from 'vitest';
import type { PaymentAccount } from '../../../adapters/payments/payments.ts';
import { StartError } from '../../../errors.ts';
import { openTestDb } from '../../../testing/test-db.ts';
import { openBillingApp } from '../testing/billing-app.ts';
import { checkPaymentAccount, switchPaymentAccount } from './payment-account.ts';

const KEEP = { canForgetStripe: false };
const FORGET = { canForgetStripe: true };

async function openSite(home: PaymentAccount) {
  const app = await openBillingApp();
  const { db } = app.site.deps;
  await switchPaymentAccount(db, home, KEEP);
  const ada = await app.join();
  await ada.subscribe('premium');
  return { ...app, ada, db };
}

describe('a site whose members have customers', () => {
  it.each([
    ['sandbox', 'sandbox'],
    ['stripe test', 'stripe test'],
    ['stripe live', 'stripe live'],
    ['sandbox', undefined],
  ] as const)('%s keeps them when it is started with %s', async (home, next) => {
    const { ada, db } = await openSite(home);
    await switchPaymentAccount(db, next, KEEP);
    expect((await ada.overview()).state).toBe('active');
    await checkPaymentAccount(db, home);
  });

  it.each([
    ['stripe live', 'sandbox', "The payments of this site are in Stripe's live mode, but it"],
    ['stripe live', undefined, 'started with payments simulated. Set BILLING and the keys'],
    ['stripe live', 'stripe test', "started with payments in Stripe's test mode. Set BILLING"],
    ['stripe test', 'sandbox', 'or BILLING_FORGET_STRIPE=true to leave'],
    ['stripe test', undefined, "The payments of this site are in Stripe's test mode, but it"],
  ] as const)('%s is not started with %s, and keeps them', async (home, next, message) => {
    const { ada, db } = await openSite(home);
    const refused = await switchPaymentAccount(db, next, KEEP).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(StartError);
    expect((refused as Error).message).toContain(message);
    expect((refused as Error).message).not.toContain('\n');
    expect((await ada.overview()).state).toBe('active');
    await switchPaymentAccount(db, home, KEEP);
    expect((await ada.overview()).state).toBe('active');
  });

  it.each([
    ['sandbox', 'stripe test', KEEP],
    ['sandbox', 'stripe live', KEEP],
    ['stripe test', 'stripe live', KEEP],
    ['stripe live', 'sandbox', FORGET],
    ['stripe live', 'stripe test', FORGET],
  ] as const)('%s goes on to %s with nothing of theirs, once', async (home, next, options) => {
    const { ada, db, site } = await openSite(home);
    const before = await ada.customerId();
    await site.deliver();
    await switchPaymentAccount(db, next, options);
    expect(await ada.overview()).toMatchObject({ state: 'none', customerId: null });
    expect(await db.queries.selectFrom('invoices').selectAll().execute()).toEqual([]);
    expect(await site.deliver()).toEqual([]);
    const { payment } = await ada.begin();
    expect(payment).not.toBeNull();
    expect(await ada.customerId()).not.toBe(before);
    await switchPaymentAccount(db, next, options);
    expect((await ada.overview()).state).toBe('incomplete');
  });

  it('may be started without payments by order, and loses nothing by that', async () => {
    const { ada, db } = await openSite('stripe live');
    await switchPaymentAccount(db, undefined, FORGET);
    expect((await ada.overview()).state).toBe('active');
    await checkPaymentAccount(db, 'stripe live');
  });
});

it('of several processes that start at once, one forgets', async () => {
  const db = await openTestDb();
  onTestFinished(() => db.close());
  await switchPaymentAccount(db, 'sandbox', KEEP);
  await Promise.all([1, 2, 3].map(() => switchPaymentAccount(db, 'stripe live', KEEP)));
  await checkPaymentAccount(db, 'stripe live');
});

it('nobody compares members with payments that are not theirs', async () => {
  const db = await openTestDb();
  onTestFinished(() => db.close());
  await checkPaymentAccount(db, 'stripe live');
  await switchPaymentAccount(db, 'stripe live', KEEP);
  await expect(checkPaymentAccount(db, 'stripe test')).rejects.toThrow(
    "The payments of this site are in Stripe's live mode, but these settings are for payments in Stripe's test mode.",
  );
});
