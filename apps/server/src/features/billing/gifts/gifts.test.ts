import { randomUUID } from 'node:crypto';
import type { Gift, PaymentToConfirm, Redemption } from '@rostra/contract';
import { priceOf } from '@rostra/contract/testing';
import { expect, it } from 'vitest';
import { DAY } from '../../../testing/test-clock.ts';
import { runHourlyJobs } from '../run-hourly-jobs.ts';
import { type BillingApp, openBillingApp, type TestMember } from '../testing/billing-app.ts';
import { openSecondProcess } from '../testing/second-process.ts';
import { findGift, markSent } from './gifts.repo.ts';
import { redeemGift } from './redeem/redeem-gift.ts';

const BASIC = priceOf('basic');
const PREMIUM = priceOf('premium');
const ANNUAL = priceOf('annual');

interface Bought {
  gift: Gift;
  payment: PaymentToConfirm | null;
}

const order = (more: object = {}) => ({
  ...{ id: randomUUID(), planId: 'basic', months: 3, amountDue: 3 * BASIC },
  ...more,
});

const buy = (member: TestMember, body: object) => member.send<Bought>('POST', '/api/gifts', body);
const read = async (member: TestMember, id: string) =>
  (await member.send<Gift>('GET', `/api/gifts/${id}`)).body;
const preview = (member: TestMember, code: string | null) =>
  member.send<Redemption>('POST', '/api/gifts/redeem/preview', { code });
const redeem = (member: TestMember, code: string | null, redeemAs = 'plan') =>
  member.send<Redemption>('POST', '/api/gifts/redeem', { code, redeemAs });

/** Buys and pays a gift; returns it with its code. */
async function give(app: BillingApp, buyer: TestMember, more: object = {}): Promise<Gift> {
  const { body } = await buy(buyer, order(more));
  await app.confirm(body.payment);
  await app.settle();
  return read(buyer, body.gift.id);
}

const reasonOf = ({ body }: { body: unknown }) => JSON.stringify(body);

it('is bought once, sent, and redeemed by somebody else', async () => {
  const app = await openBillingApp();
  const [ada, bob] = [await app.join(), await app.join('bob')];
  const priced = await ada.send('POST', '/api/gifts/preview', { planId: 'basic', months: 3 });
  expect(priced.body).toEqual({
    ...{ planId: 'basic', months: 3, currency: 'usd' },
    ...{ total: 3 * BASIC, creditUsed: 0, debit: 0, amountDue: 3 * BASIC },
  });
  const recipient = {
    recipientName: 'Böb 🎈',
    recipientEmail: 'bob@example.org',
    message: 'Für Böb',
  };
  const wanted = order(recipient);
  // A double click.
  const [first, second] = await Promise.all([buy(ada, wanted), buy(ada, wanted)]);
  expect(second.body.payment).toEqual(first.body.payment);
  expect(first.body.gift).toMatchObject({ state: 'open', code: null, total: 3 * BASIC });
  expect((await ada.send<{ data: Gift[] }>('GET', '/api/gifts')).body.data).toEqual([]);
  await app.confirm(first.body.payment);
  await app.settle();
  const [gift] = (await ada.send<{ data: Gift[] }>('GET', '/api/gifts')).body.data;
  expect(gift).toMatchObject({ ...recipient, state: 'paid', months: 3 });
  const code = gift?.code ?? '';
  expect(code).toMatch(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/);
  // The receipt, and a mail for each of them.
  const mails = await app.mails();
  expect(mails.map(({ kind, to }) => [kind, to]).toSorted()).toEqual([
    ['billing-gift-bought', 'ada@example.org'],
    ['billing-gift-received', 'bob@example.org'],
    ['billing-receipt', 'ada@example.org'],
  ]);
  for (const { kind, text } of mails)
    expect(text.includes(code)).toBe(kind.startsWith('billing-gift-'));
  const received = mails.find(({ kind }) => kind === 'billing-gift-received');
  expect(received?.text).toContain('There is a message for you');
  expect(received?.text).toContain(`/dashboard/gifts/redeem?code=${code}`);
  // A dump of the database has no code.
  const rows = await app.site.deps.db.queries.selectFrom('gifts').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(code);
  expect(JSON.stringify(rows)).not.toContain(code.replaceAll('-', ''));

  const typed = ` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o')} `;
  const shown = await preview(bob, typed);
  expect(shown.body).toMatchObject({
    ...{ redeemAs: 'plan', planId: 'basic', months: 3, credit: null, message: 'Für Böb' },
    ...{ startsAt: app.site.clock.now().toISOString() },
  });
  const done = await redeem(bob, typed);
  expect(done.body).toEqual(shown.body);
  expect((await bob.overview()).entitlement).toEqual({ plan: 'basic', until: done.body.endsAt });
  // A retry after a lost response says the same; nobody else gets it.
  expect((await redeem(bob, code)).body).toEqual(done.body);
  expect(reasonOf(await redeem(ada, code))).toContain('redeemed already');
  expect(reasonOf(await preview(bob, code))).toContain('redeemed already');
  expect(await read(ada, gift?.id ?? '')).toMatchObject({ state: 'redeemed', code: null });
});

it('mails nothing that a stranger has typed, except a name without links', async () => {
  const app = await openBillingApp();
  const ada = await app.join();
  const users = app.site.deps.db.queries.updateTable('users').where('id', '=', ada.userId);
  const name = { first_name: 'Your bank', last_name: 'https://evil.example +44 900 123456' };
  await users.set(name).execute();
  const { id } = await give(app, ada, {
    recipientName: 'Pay at evil.example',
    recipientEmail: 'bob@example.org',
    message: 'Call 0900 123456 or open https://evil.example/now',
  });
  const to = { recipientEmail: 'kim@example.org', recipientName: 'www.evil.example' };
  await ada.send('POST', `/api/gifts/${id}/send`, { ...to, message: 'mail eve@evil.example' });
  const mails = (await app.mails()).filter(({ kind }) => kind === 'billing-gift-received');
  expect(mails.map((mail) => mail.to)).toEqual(['bob@example.org', 'kim@example.org']);
  for (const { subject, text, html } of mails) {
    expect(subject).toMatch(/^Your bank https evil\. example has a gift for you/);
    expect(`${subject}\n${text}\n${html}`).not.toMatch(/evil\.example|123456|eve|Pay at|Call/);
  }
});

it('is sold to members with a confirmed address only', async () => {
  const app = await openBillingApp();
  const ada = await app.join();
  const { id } = await give(app, ada);
  const users = app.site.deps.db.queries.updateTable('users').where('id', '=', ada.userId);
  await users.set({ email_confirmed_at: null }).execute();
  const refused = { status: 403, body: { error: { code: 'unconfirmed_address' } } };
  expect(await buy(ada, order())).toMatchObject(refused);
  const to = { recipientEmail: 'bob@example.org' };
  expect(await ada.send('POST', `/api/gifts/${id}/send`, to)).toMatchObject(refused);
});

it('belongs to its buyer', async () => {
  const app = await openBillingApp();
  const [ada, eve] = [await app.join(), await app.join('eve')];
  const { id } = await give(app, ada);
  expect((await eve.send('GET', `/api/gifts/${id}`)).status).toBe(404);
  expect((await eve.send('POST', `/api/gifts/${id}/check`, {})).status).toBe(404);
  const to = { recipientEmail: 'eve@example.org' };
  expect((await eve.send('POST', `/api/gifts/${id}/send`, to)).status).toBe(404);
  expect((await buy(eve, order({ id }))).status).toBe(404);
});

it('costs what was shown, or nothing', async () => {
  const app = await openBillingApp();
  const ada = await app.join();
  for (const wrong of [{ amountDue: 1 }, { months: 2 }, { planId: 'none' }, { planId: 'annual' }]) {
    expect((await buy(ada, order(wrong))).status).toBeGreaterThanOrEqual(400);
  }
  expect((await ada.send<{ data: Gift[] }>('GET', '/api/gifts')).body.data).toEqual([]);
  const year = await give(app, ada, { planId: 'annual', months: 12, amountDue: ANNUAL });
  expect(year).toMatchObject({ state: 'paid', total: ANNUAL });
  // Another choice gives up the purchase before.
  const first = await buy(ada, order());
  const second = await buy(ada, order({ months: 1, amountDue: BASIC }));
  await expect(app.confirm(first.body.payment)).rejects.toThrow();
  await app.confirm(second.body.payment);
  await app.settle();
  expect((await ada.send<{ data: Gift[] }>('GET', '/api/gifts')).body.data).toHaveLength(2);
});

it('charges what was too small before', async () => {
  const app = await openBillingApp();
  const ada = await app.join();
  await give(app, ada, { months: 1, amountDue: BASIC });
  const customer = await ada.customerId();
  await app.stripe.customers.createBalanceTransaction(customer, { amount: 20, currency: 'usd' });
  const priced = await ada.send('POST', '/api/gifts/preview', { planId: 'basic', months: 1 });
  expect(priced.body).toMatchObject({ total: BASIC, debit: 20, amountDue: BASIC + 20 });
  expect(await give(app, ada, { months: 1, amountDue: BASIC + 20 })).toMatchObject({
    state: 'paid',
  });
});

it('is paid with a saved card, after 3-D Secure, or not at all', async () => {
  const app = await openBillingApp();
  const ada = await app.join();
  const wanted = order();
  const { body } = await buy(ada, wanted);
  await expect(app.confirm(body.payment, 'pm_card_chargeDeclined')).rejects.toThrow();
  await app.settle();
  expect((await read(ada, wanted.id)).state).toBe('open');
  const again = await buy(ada, wanted);
  const intent = await app.confirm(again.body.payment, 'pm_card_authenticationRequired');
  expect(intent.status).toBe('requires_action');
  await app.finish3ds(intent, true);
  const checked = await ada.send<Gift>('POST', `/api/gifts/${wanted.id}/check`, {});
  expect(checked.body).toMatchObject({ state: 'paid' });
  const customer = await ada.customerId();
  const good = await app.stripe.paymentMethods.attach('pm_card_visa', { customer });
  const saved = await buy(ada, order({ paymentMethodId: good.id }));
  expect(saved.body).toMatchObject({ payment: null, gift: { state: 'paid' } });
  const bad = await app.stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer });
  const declined = await buy(ada, order({ paymentMethodId: bad.id }));
  expect(declined.status).toBe(402);
  await app.settle();
});

it('is charged once if responses are lost, and given up after a day', async () => {
  const app = await openBillingApp();
  const ada = await app.join();
  const wanted = order();
  await app.join('bob').then((bob) => bob.subscribe());
  for (const match of ['POST /v1/invoices', 'POST /v1/invoiceitems', 'POST /v1/invoices/']) {
    await app.control('faults', { kind: 'drop', when: 'after', times: 99, match });
    expect((await buy(ada, wanted)).status).toBe(503);
    await app.control('faults/clear', {});
  }
  const { body } = await buy(ada, wanted);
  expect(body.gift.state).toBe('open');
  const { data } = await app.stripe.invoices.list({ customer: await ada.customerId() });
  expect(data).toHaveLength(1);
  await app.advance(DAY + 1000);
  await runHourlyJobs(openSecondProcess(app).context);
  await expect(app.confirm(body.payment)).rejects.toThrow();
  expect((await buy(ada, wanted)).status).toBe(409);
});

it('becomes credit for a member who pays for a plan', async () => {
  const app = await openBillingApp();
  const [ada, bob] = [await app.join(), await app.join('bob')];
  await bob.subscribe('premium');
  const { code } = await give(app, ada);
  const shown = await preview(bob, code);
  expect(shown.body).toMatchObject({
    redeemAs: 'credit',
    credit: { amount: 3 * BASIC, currency: 'usd' },
  });
  expect((await redeem(bob, code, 'plan')).status).toBe(409);
  // The response of Stripe is lost: the hourly job finds that the credit is there.
  const match = `POST /v1/customers/${await bob.customerId()}/balance_transactions`;
  await app.control('faults', { kind: 'drop', when: 'after', times: 99, match });
  expect((await redeem(bob, code, 'credit')).status).toBe(200);
  await app.control('faults/clear', {});
  await app.advance(2 * DAY);
  await runHourlyJobs(openSecondProcess(app).context);
  await runHourlyJobs(openSecondProcess(app).context);
  await app.settle();
  expect((await bob.overview()).subscription).toMatchObject({ credit: 3 * BASIC });
  expect((await bob.overview()).grants).toEqual([]);
  // Credit also pays for gifts.
  const priced = await bob.send('POST', '/api/gifts/preview', { planId: 'basic', months: 3 });
  expect(priced.body).toMatchObject({ creditUsed: 3 * BASIC, amountDue: 0 });
  const own = await buy(bob, order({ amountDue: 0 }));
  expect(own.body).toMatchObject({ payment: null, gift: { state: 'paid' } });
});

it('begins behind another gift and behind a cancelled plan, and reminds once', async () => {
  const app = await openBillingApp();
  const [ada, bob] = [await app.join(), await app.join('bob')];
  const first = await give(app, ada, { months: 1, amountDue: BASIC });
  const second = await give(app, ada, { planId: 'premium', months: 1, amountDue: PREMIUM });
  const one = await redeem(bob, first.code);
  const two = await redeem(bob, second.code);
  expect(two.body.startsAt).toBe(one.body.endsAt);
  expect((await bob.overview()).grants).toHaveLength(2);
  const { context } = openSecondProcess(app);
  const kinds = async () => (await app.mails()).map(({ kind }) => kind);
  await kinds();
  await app.advance(25 * DAY);
  await runHourlyJobs(context);
  expect(await kinds()).not.toContain('billing-gift-ending');
  await app.advance(30 * DAY);
  await runHourlyJobs(context);
  await runHourlyJobs(context);
  const [mail, ...others] = (await app.mails()).filter(
    ({ kind }) => kind === 'billing-gift-ending',
  );
  expect(others).toEqual([]);
  expect(mail?.to).toBe('bob@example.org');
  const subscribed = await ada.subscribe();
  await ada.send('PATCH', `/api/subscriptions/${subscribed.id}`, { cancelAtPeriodEnd: true });
  const third = await give(app, ada, { months: 1, amountDue: BASIC });
  const own = await preview(ada, third.code);
  expect(own.body).toMatchObject({ redeemAs: 'plan' });
  expect(own.body.startsAt).toBe((await ada.overview()).subscription?.endsAt);
});

it('is redeemed by one of two who try at the same time', async () => {
  const app = await openBillingApp();
  const [ada, bob, eve] = [await app.join(), await app.join('bob'), await app.join('eve')];
  const { code } = await give(app, ada);
  const other = openSecondProcess(app).context;
  const typed = { code: (code ?? '').replaceAll('-', ''), redeemAs: 'plan' as const };
  const results = await Promise.allSettled([
    redeem(bob, code).then(({ status }) => {
      if (status !== 200) throw new Error('refused');
    }),
    redeemGift(other, eve.userId, typed),
    redeemGift(other, bob.userId, typed),
  ]);
  expect(results.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
  const grants = await app.site.deps.db.queries.selectFrom('plan_grants').selectAll().execute();
  expect(grants).toHaveLength(1);
});

it('is revoked by a refund or a dispute before it is redeemed, and stays after', async () => {
  const app = await openBillingApp();
  const [ada, bob] = [await app.join(), await app.join('bob')];
  const customer = await (async () => {
    await give(app, ada, { months: 1, amountDue: BASIC });
    return ada.customerId();
  })();
  const refundLast = async () => {
    const { data } = await app.stripe.charges.list({ customer, limit: 1 });
    await app.stripe.refunds.create({ charge: data[0]?.id ?? '' });
    await app.settle();
  };
  const first = await give(app, ada);
  await refundLast();
  expect(await read(ada, first.id)).toMatchObject({ state: 'revoked', code: null });
  expect(reasonOf(await redeem(bob, first.code))).toContain('withdrawn');
  const second = await give(app, ada);
  await redeem(bob, second.code);
  await refundLast();
  expect((await bob.overview()).entitlement?.plan).toBe('basic');
  const [grant] = await app.site.deps.db.queries.selectFrom('plan_grants').selectAll().execute();
  expect(grant?.is_paid).toBe(0);
  const { body } = await buy(ada, order());
  await app.confirm(body.payment, 'pm_card_createDispute');
  await app.settle();
  await app.advance(DAY);
  expect(await read(ada, body.gift.id)).toMatchObject({ state: 'revoked' });
});

it('cannot be guessed, and expires', async () => {
  const app = await openBillingApp();
  const [ada, bob] = [await app.join(), await app.join('bob')];
  const { code } = await give(app, ada);
  for (let guess = 0; guess < 10; guess += 1) {
    expect((await preview(bob, `WRONG-${guess}`)).status).toBe(400);
  }
  expect((await preview(bob, 'WRONG')).status).toBe(429);
  expect((await redeem(bob, code)).status).toBe(429);
  app.site.clock.advance(3 * 366 * DAY);
  expect(reasonOf(await redeem(bob, code))).toContain('expired');
  expect(reasonOf(await preview(bob, ''))).toContain('enter a code');
});

it('is sent again, but not without end', async () => {
  const app = await openBillingApp();
  const ada = await app.join();
  const { id } = await give(app, ada);
  await app.mails();
  const to = { recipientEmail: 'bob@example.org', recipientName: 'Bob', message: '<b>Hi</b>' };
  const sent = await ada.send<Gift>('POST', `/api/gifts/${id}/send`, to);
  expect(sent.body).toMatchObject({ recipientEmail: 'bob@example.org', message: '<b>Hi</b>' });
  const [mail] = await app.mails();
  expect(mail).toMatchObject({ kind: 'billing-gift-received', to: 'bob@example.org' });
  expect(mail?.html).not.toContain('<b>Hi</b>');
  for (let time = 1; time < 4; time += 1) await ada.send('POST', `/api/gifts/${id}/send`, to);
  const send = (recipientEmail: string) =>
    ada.send('POST', `/api/gifts/${id}/send`, { ...to, recipientEmail });
  const both = await Promise.all([send('bob@example.org'), send('eve@example.org')]);
  const statuses = both.map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 409]);
});

it('stays redeemed if its buyer sends it at the same moment', async () => {
  const app = await openBillingApp();
  const [ada, bob] = [await app.join('ada'), await app.join('bob')];
  const { id, code } = await give(app, ada);
  const { queries } = app.site.deps.db;
  const before = await findGift(queries, id);
  expect((await redeem(bob, code)).status).toBe(200);
  if (!before) throw new Error('gift not found');
  expect(await markSent(queries, before, { sent_count: 1 })).toBe(false);
  expect(reasonOf(await redeem(ada, code))).toContain('redeemed already');
});

it('outlives the account of its buyer and a retired plan, without its recipient', async () => {
  const app = await openBillingApp();
  const [ada, bob] = [await app.join(), await app.join('bob')];
  const recipient = { recipientEmail: 'bob@example.org', recipientName: 'Bob', message: 'Hi' };
  const { code } = await give(app, ada, recipient);
  const { queries } = app.site.deps.db;
  const data = await ada.send<object>('GET', '/api/users/me/data');
  expect(JSON.stringify(data.body)).toContain('"giftsBought"');
  const body = { password: 'correct horse battery staple' };
  await ada.send('DELETE', '/api/users/me', body);
  const { billingAccountHooks } = await import('../account-hooks.ts');
  await queries.transaction().execute(async (tx) => {
    await billingAccountHooks(openSecondProcess(app).context).onDeletion?.(tx, ada.userId);
    await tx.deleteFrom('users').where('id', '=', ada.userId).execute();
  });
  const [row] = await queries.selectFrom('gifts').selectAll().execute();
  expect(row).toMatchObject({ buyer_id: null, recipient_email: null, message: '' });
  await queries
    .insertInto('plans')
    .values({
      ...{ id: 'basic', level: 'basic', name: null, description: null, features: null },
      ...{ price_minor: null, currency: null, interval: null, price_id: null, product_id: null },
      ...{ position: 0, retired_at: app.site.clock.now().toISOString(), request_key: null },
      ...{ version: 1, created_at: '', updated_at: '' },
    })
    .execute();
  expect((await redeem(bob, code)).status).toBe(200);
  expect((await bob.overview()).entitlement?.plan).toBe('basic');
});
