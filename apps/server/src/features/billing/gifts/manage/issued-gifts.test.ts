import { randomUUID } from 'node:crypto';
import type { ManagedGift, Redemption, RefundPreview } from '@rostra/contract';
import { priceOf } from '@rostra/contract/testing';
import { expect, it } from 'vitest';
import { joinAs } from '../../../../testing/staff/staff-context.ts';
import { DAY } from '../../../../testing/test-clock.ts';
import { openBillingApp } from '../../testing/billing-app.ts';
import { addPerson, allowGroups, planOf, setSeats } from '../../testing/groups.ts';

const BASIC = priceOf('basic');

const order = (more: object = {}) => ({
  ...{ key: randomUUID(), planId: 'premium', months: 2, count: 3, lastDay: null, note: 'Fair' },
  ...more,
});

async function open() {
  const app = await openBillingApp();
  const { site } = app;
  await joinAs(site, 'tara', 'treasurer');
  const { jwt: token } = (await site.logIn('tara')).body;
  const ask = <T>(method: 'GET' | 'POST', path: string, body?: object) =>
    site.send<T>(method, `/api/studio${path}`, body, { token });
  const issue = async (more: object = {}) => {
    const response = await ask<{ data: { codes: string[] } }>('POST', '/gifts', order(more));
    return response.body.data?.codes ?? [];
  };
  const list = async (query = '') =>
    (await ask<{ data: ManagedGift[] }>('GET', `/gifts${query}`)).body.data;
  return { app, ask, issue, list };
}

const redeem = (code: string | undefined, redeemAs = 'plan') => ({ code, redeemAs });

it('issues codes once, which give a plan but no vote', async () => {
  const { app, ask, list } = await open();
  const wanted = order();
  type Issued = { data: { codes: string[] } };
  const first = await ask<Issued>('POST', '/gifts', wanted);
  expect(first.status).toBe(200);
  const { codes } = first.body.data;
  expect(new Set(codes).size).toBe(3);
  // A retry after a lost response returns the same codes.
  const again = await ask<Issued>('POST', '/gifts', wanted);
  expect(again.body.data.codes.toSorted()).toEqual(codes.toSorted());
  expect(await list()).toHaveLength(3);
  const ada = await app.join();
  const done = await ada.send<Redemption>('POST', '/api/gifts/redeem', redeem(codes[0]));
  expect(done.status).toBe(200);
  expect((await ada.overview()).entitlement?.plan).toBe('premium');
  const { queries } = app.site.deps.db;
  const grant = await queries.selectFrom('plan_grants').selectAll().executeTakeFirst();
  expect(grant).toMatchObject({ is_paid: 0, source: 'gift' });
  expect(await list('?state=redeemed')).toMatchObject([
    { kind: 'issued', state: 'redeemed', note: 'Fair', redeemedBy: { name: 'ada' }, buyer: null },
  ]);
  expect(await list('?state=paid')).toHaveLength(2);
  // Whoever pays for a plan keeps the code: nobody paid for it.
  const bob = await app.join('bob');
  await bob.subscribe();
  const wait = await bob.send<Redemption>('POST', '/api/gifts/redeem/preview', { code: codes[1] });
  expect(wait.body.redeemAs).toBe('wait');
  const refused = await bob.send('POST', '/api/gifts/redeem', redeem(codes[1]));
  expect(refused.status).toBe(400);
  const log = await queries.selectFrom('audit_log').select(['action', 'after']).execute();
  const entry = log.find(({ action }) => action === 'gift.issue');
  expect(entry).toBeDefined();
  for (const code of codes) expect(JSON.stringify(log)).not.toContain(code);
});

it('issues codes once if it is asked several times at once', async () => {
  const { ask, list } = await open();
  const wanted = order();
  const answers = await Promise.all(
    [1, 2, 3].map(() => ask<{ data: { codes: string[] } }>('POST', '/gifts', wanted)),
  );
  const [first, ...others] = answers.map(({ body }) => body.data.codes.toSorted());
  expect(first).toHaveLength(3);
  expect(others).toEqual([first, first]);
  expect(await list()).toHaveLength(3);
});

it('keeps a code while somebody else pays for as much, and gives a larger plan at once', async () => {
  const { app, issue } = await open();
  await allowGroups(app);
  const ada = await app.join();
  await ada.subscribe('basic');
  await setSeats(ada, 2);
  const kim = await addPerson(app, ada, 'kim');
  const [basic] = await issue({ count: 1, planId: 'basic' });
  const ask = (code?: string) =>
    kim.send<Redemption>('POST', '/api/gifts/redeem/preview', { code });
  expect((await ask(basic)).body.redeemAs).toBe('wait');
  expect((await kim.send('POST', '/api/gifts/redeem', redeem(basic))).status).toBe(400);
  const [premium] = await issue({ count: 1, planId: 'premium' });
  expect((await ask(premium)).body.redeemAs).toBe('plan');
  expect((await kim.send('POST', '/api/gifts/redeem', redeem(premium))).status).toBe(200);
  expect(await planOf(kim)).toBe('premium');
  await kim.send('DELETE', '/api/group/membership');
  expect((await ask(basic)).body.redeemAs).toBe('plan');
});

it('withdraws codes that nobody has redeemed, and refuses expired ones', async () => {
  const { app, ask, issue, list } = await open();
  const ada = await app.join();
  const [code] = await issue({ count: 1 });
  const [gift] = await list();
  const revoke = () => ask('POST', `/gifts/${gift?.id}/revoke`, {});
  expect((await revoke()).status).toBe(200);
  expect((await revoke()).status).toBe(200);
  const refused = await ada.send('POST', '/api/gifts/redeem', redeem(code));
  expect(JSON.stringify(refused.body)).toContain('withdrawn');
  expect((await ask('POST', `/gifts/${randomUUID()}/revoke`, {})).status).toBe(404);
  const [third] = await issue({ count: 1 });
  await ada.send('POST', '/api/gifts/redeem', redeem(third));
  const [redeemed] = await list('?state=redeemed');
  expect((await ask('POST', `/gifts/${redeemed?.id}/revoke`, {})).status).toBe(409);
  const [second] = await issue({ count: 1, lastDay: '2040-03-05' });
  app.site.clock.advance(10 * DAY);
  const late = await ada.send('POST', '/api/gifts/redeem', redeem(second));
  expect(JSON.stringify(late.body)).toContain('expired');
  expect(await list('?state=expired')).toHaveLength(1);
});

it('refuses wrong orders, and everybody who may not manage plans', async () => {
  const { app, ask, list } = await open();
  for (const wrong of [
    { count: 0 },
    { count: 201 },
    { months: 0 },
    { months: 37 },
    { planId: 'none' },
    { lastDay: '2040-02-01' },
    { note: 'x'.repeat(201) },
  ]) {
    expect((await ask('POST', '/gifts', order(wrong))).status).toBe(400);
  }
  expect(await list()).toEqual([]);
  const ada = await app.join();
  expect((await ada.send('GET', '/api/studio/gifts')).status).toBe(403);
  expect((await ada.send('POST', '/api/studio/gifts', order())).status).toBe(403);
  await joinAs(app.site, 'edith', 'editor');
  const { jwt: token } = (await app.site.logIn('edith')).body;
  const refused = await app.site.send('POST', '/api/studio/gifts', order(), { token });
  expect(refused.status).toBe(403);
});

it('shows bought gifts, and says before a refund what becomes of them', async () => {
  const { app, ask, list } = await open();
  const ada = await app.join();
  const id = randomUUID();
  const body = { id, planId: 'basic', months: 1, amountDue: BASIC };
  type Bought = { payment: { kind: 'payment'; clientSecret: string } };
  const bought = await ada.send<Bought>('POST', '/api/gifts', body);
  expect(await list()).toEqual([]);
  await app.confirm(bought.body.payment);
  await app.settle();
  expect(await list()).toMatchObject([
    { id, kind: 'bought', state: 'paid', total: BASIC, currency: 'usd', buyer: { name: 'ada' } },
  ]);
  const { queries } = app.site.deps.db;
  const invoice = await queries.selectFrom('invoices').select('id').executeTakeFirstOrThrow();
  const preview = async () =>
    (await ask<{ data: RefundPreview }>('GET', `/money/payments/${invoice.id}/refund`)).body.data;
  expect(await preview()).toMatchObject({ gift: 'unused', amountLeft: BASIC });
  const { code } = (await ada.send<{ code: string }>('GET', `/api/gifts/${id}`)).body;
  await ada.send('POST', '/api/gifts/redeem', redeem(code));
  expect(await preview()).toMatchObject({ gift: 'redeemed' });
});
