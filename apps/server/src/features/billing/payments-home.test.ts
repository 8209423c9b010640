import { describe, expect, it, onTestFinished } from 'vitest';
import type { PaymentsHome } from '../../adapters/payments/payments.ts';
import { StartError } from '../../errors.ts';
import { openTestDb } from '../../testing/test-db.ts';
import { checkPaymentsHome, settlePayments } from './payments-home.ts';
import { openBillingApp } from './testing/billing-app.ts';

const KEEP = { mayForgetStripe: false };
const FORGET = { mayForgetStripe: true };

async function openSite(home: PaymentsHome) {
  const app = await openBillingApp();
  const { db } = app.site.deps;
  await settlePayments(db, home, KEEP);
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
    await settlePayments(db, next, KEEP);
    expect((await ada.overview()).state).toBe('active');
    await checkPaymentsHome(db, home);
  });

  it.each([
    ['stripe live', 'sandbox', "The payments of this site are in Stripe's live mode, but it"],
    ['stripe live', undefined, 'started with payments simulated. Set BILLING and the keys'],
    ['stripe live', 'stripe test', "started with payments in Stripe's test mode. Set BILLING"],
    ['stripe test', 'sandbox', 'or BILLING_FORGET_STRIPE=true to leave'],
    ['stripe test', undefined, "The payments of this site are in Stripe's test mode, but it"],
  ] as const)('%s is not started with %s, and keeps them', async (home, next, message) => {
    const { ada, db } = await openSite(home);
    const refused = await settlePayments(db, next, KEEP).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(StartError);
    expect((refused as Error).message).toContain(message);
    expect((refused as Error).message).not.toContain('\n');
    expect((await ada.overview()).state).toBe('active');
    await settlePayments(db, home, KEEP);
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
    await settlePayments(db, next, options);
    expect(await ada.overview()).toMatchObject({ state: 'none', customerId: null });
    expect(await db.queries.selectFrom('invoices').selectAll().execute()).toEqual([]);
    expect(await site.deliver()).toEqual([]);
    const { payment } = await ada.begin();
    expect(payment).not.toBeNull();
    expect(await ada.customerId()).not.toBe(before);
    await settlePayments(db, next, options);
    expect((await ada.overview()).state).toBe('incomplete');
  });

  it('may be started without payments by order, and loses nothing by that', async () => {
    const { ada, db } = await openSite('stripe live');
    await settlePayments(db, undefined, FORGET);
    expect((await ada.overview()).state).toBe('active');
    await checkPaymentsHome(db, 'stripe live');
  });
});

it('of several processes that start at once, one forgets', async () => {
  const db = await openTestDb();
  onTestFinished(() => db.close());
  await settlePayments(db, 'sandbox', KEEP);
  await Promise.all([1, 2, 3].map(() => settlePayments(db, 'stripe live', KEEP)));
  await checkPaymentsHome(db, 'stripe live');
});

it('nobody compares members with payments that are not theirs', async () => {
  const db = await openTestDb();
  onTestFinished(() => db.close());
  await checkPaymentsHome(db, 'stripe live');
  await settlePayments(db, 'stripe live', KEEP);
  await expect(checkPaymentsHome(db, 'stripe test')).rejects.toThrow(
    "The payments of this site are in Stripe's live mode, but these settings are for payments in Stripe's test mode.",
  );
});
