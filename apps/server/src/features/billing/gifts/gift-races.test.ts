import { randomUUID } from 'node:crypto';
import type { Gift, PaymentToConfirm } from '@rostra/contract';
import { priceOf } from '@rostra/contract/testing';
import { expect, it } from 'vitest';
import { overtakenBy } from '../../../testing/test-db.ts';
import { billingAccountHooks } from '../account-hooks.ts';
import { type BillingApp, openBillingApp, type TestMember } from '../testing/billing-app.ts';
import { openSecondProcess } from '../testing/second-process.ts';
import { findGift, setRevocation, undoRedemption } from './gifts.repo.ts';
import { sendOwnGift } from './own-gifts.ts';
import { giveLateCredit } from './redeem/give-credit.ts';

const BASIC = priceOf('basic');

interface Bought {
  gift: Gift;
  payment: PaymentToConfirm | null;
}

async function buy(member: TestMember): Promise<Bought> {
  const order = { id: randomUUID(), planId: 'basic', months: 3, amountDue: 3 * BASIC };
  return (await member.send<Bought>('POST', '/api/gifts', order)).body;
}

/** Buys and pays a gift; returns it with its code. */
async function give(app: BillingApp, buyer: TestMember): Promise<Gift> {
  const { gift, payment } = await buy(buyer);
  await app.confirm(payment);
  await app.settle();
  return (await buyer.send<Gift>('GET', `/api/gifts/${gift.id}`)).body;
}

const redeem = async (member: TestMember, code: string | null, redeemAs = 'plan') =>
  (await member.send('POST', '/api/gifts/redeem', { code, redeemAs })).status;

it('is sent once by a double click', async () => {
  const app = await openBillingApp();
  const ada = await app.join();
  const { id } = await give(app, ada);
  await app.mails();
  const to = { recipientName: 'Bob', recipientEmail: 'bob@example.org', message: 'Hi' };
  const first = () => ada.send('POST', `/api/gifts/${id}/send`, to);
  const { context } = openSecondProcess(app);
  const second = { ...context, db: overtakenBy(context.db, first) };
  expect(await sendOwnGift(second, ada.userId, id, to)).toMatchObject(to);
  expect((await app.mails()).map(({ kind }) => kind)).toEqual(['billing-gift-received']);
  const third = { ...context, db: overtakenBy(context.db, first) };
  const other = { ...to, recipientEmail: 'eve@example.org' };
  await expect(sendOwnGift(third, ada.userId, id, other)).rejects.toMatchObject({
    code: 'conflict',
  });
});

it('gives no late credit if Stripe has just refused it', async () => {
  const app = await openBillingApp();
  const [ada, bob] = [await app.join(), await app.join('bob')];
  await bob.subscribe('premium');
  const { id, code } = await give(app, ada);
  const match = `POST /v1/customers/${await bob.customerId()}/balance_transactions`;
  await app.control('faults', { kind: 'drop', when: 'before', times: 99, match });
  expect(await redeem(bob, code, 'credit')).toBe(200);
  await app.control('faults/clear', {});
  const { context } = openSecondProcess(app);
  const { queries } = context.db;
  const refused = {
    ...context,
    locks: async (...given: Parameters<typeof context.locks>) => {
      await undoRedemption(queries, id, bob.userId);
      return context.locks(...given);
    },
  };
  await giveLateCredit(refused as typeof context, () => false);
  expect((await bob.overview()).subscription).toMatchObject({ credit: 0 });
  expect(await redeem(bob, code, 'credit')).toBe(200);
  expect((await bob.overview()).subscription).toMatchObject({ credit: 3 * BASIC });
  // Whoever has the credit cannot use the code again.
  await undoRedemption(queries, id, bob.userId);
  expect(await findGift(queries, id)).toMatchObject({ redeemed_by: bob.userId });
});

it('stays redeemed if its payment goes back at the same moment', async () => {
  const app = await openBillingApp();
  const [ada, bob] = [await app.join(), await app.join('bob')];
  const { id, code } = await give(app, ada);
  expect(await redeem(bob, code)).toBe(200);
  const { queries } = app.site.deps.db;
  const revoked_at = app.site.clock.now().toISOString();
  expect(await setRevocation(queries, id, { revoked_at, revoked_for: 'refund' })).toBe(false);
  expect(await findGift(queries, id)).toMatchObject({ revoked_at: null, revoked_for: null });
});

it('cannot be paid after the account of its buyer was deleted', async () => {
  const app = await openBillingApp();
  const ada = await app.join();
  const { gift, payment } = await buy(ada);
  const { context } = openSecondProcess(app);
  const { prepareDeletion } = billingAccountHooks(context);
  const fault = { kind: 'break', response: 'server_error', times: 99 };
  await app.control('faults', { ...fault, match: 'POST /v1/invoices/' });
  await expect(prepareDeletion?.(ada.userId)).rejects.toMatchObject({ code: 'conflict' });
  await app.control('faults/clear', {});
  await prepareDeletion?.(ada.userId);
  await expect(app.confirm(payment)).rejects.toThrow();
  const row = await findGift(context.db.queries, gift.id);
  expect(row).toMatchObject({ paid_at: null, closed_at: app.site.clock.now().toISOString() });
});

it('is issued if it is paid while the account of its buyer is being deleted', async () => {
  const app = await openBillingApp();
  const ada = await app.join();
  const { gift, payment } = await buy(ada);
  const { context } = openSecondProcess(app);
  const voidInvoice = async (id: string) => {
    await app.confirm(payment);
    return context.payments.voidInvoice(id);
  };
  const overtaken = { ...context, payments: { ...context.payments, voidInvoice } };
  await app.control('webhooks', { held: true });
  await billingAccountHooks(overtaken).prepareDeletion?.(ada.userId);
  expect((await findGift(context.db.queries, gift.id))?.paid_at).not.toBeNull();
  expect((await app.mails()).map(({ kind }) => kind)).toContain('billing-gift-bought');
});
