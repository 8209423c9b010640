import { randomUUID } from 'node:crypto';
import type {
  AuthResponse,
  ClosingTotals,
  ErrorEnvelope,
  Payment,
  RefundPreview,
} from '@rostra/contract';
import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { joinAs } from '../../testing/staff/staff-context.ts';
import { DAY, HOUR, MINUTE } from '../../testing/test-clock.ts';
import { type BillingApp, openBillingApp } from './testing/billing-app.ts';

const send = <T = ErrorEnvelope>(
  app: BillingApp,
  { jwt: token }: AuthResponse,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
) => app.site.send<T>(method, `/api/studio/money${path}`, body, { token });

interface Page {
  data: Payment[];
  meta: { nextCursor: string | null };
}

const list = async (app: BillingApp, person: AuthResponse, query = '') => {
  const { status, body } = await send<Page>(app, person, 'GET', `/payments${query}`);
  expect(status).toBe(200);
  return body;
};

/** A member who has paid the annual plan, and a treasurer. */
async function openPaid(card?: string) {
  const app = await openBillingApp({ env: { SITE_TIME_ZONE: 'Pacific/Auckland' } });
  const ada = await app.join('ada');
  await ada.subscribe('annual', card);
  const treasurer = await joinAs(app.site, 'tom', 'treasurer');
  const payment = (await list(app, treasurer)).data[0] as Payment;
  const refund = (amount: number, key: string = randomUUID(), person = treasurer) =>
    send(app, person, 'POST', `/payments/${payment.id}/refund`, { amount, key });
  const refunds = async () => (await app.stripe.refunds.list({ limit: 100 })).data;
  return { app, ada, treasurer, payment, refund, refunds };
}

const refundActions = (app: BillingApp) =>
  app.site.deps.db.queries
    .selectFrom('audit_log')
    .select(['actor_name', 'after'])
    .where('action', '=', 'money.refund')
    .execute();

describe('the list of payments', () => {
  it('says why a payment failed and when it is tried again', async () => {
    const app = await openBillingApp();
    const ada = await app.join('ada');
    await ada.subscribe('basic');
    await app.control('faults', { kind: 'fail_payment', declineCode: 'insufficient_funds' });
    await app.advance(31 * DAY + 2 * HOUR);
    const treasurer = await joinAs(app.site, 'tom', 'treasurer');
    const failed = (await list(app, treasurer, '?state=failed')).data;
    expect(failed).toMatchObject([
      {
        member: { id: ada.userId, name: 'ada' },
        amount: 999,
        isPaid: false,
        declineReason: 'insufficient_funds',
        attempts: 1,
      },
    ]);
    expect(Date.parse(failed[0]?.nextAttemptAt ?? '')).toBeGreaterThan(
      app.site.clock.now().getTime(),
    );
    const first = await list(app, treasurer, '?pageSize=1');
    const second = await list(
      app,
      treasurer,
      `?pageSize=1&cursor=${encodeURIComponent(first.meta.nextCursor ?? '')}`,
    );
    expect([...first.data, ...second.data].map(({ isPaid }) => isPaid)).toEqual([false, true]);
    expect(second.meta.nextCursor).toBeNull();
    expect((await list(app, treasurer, '?state=paid')).data).toEqual(second.data);
  });

  it('marks a disputed payment, which cannot be refunded', async () => {
    const { app, treasurer, refund } = await openPaid('pm_card_createDispute');
    await app.advance(5 * MINUTE);
    const disputed = async () => (await list(app, treasurer, '?state=disputed')).data;
    expect(await disputed()).toMatchObject([
      {
        isDisputed: true,
        disputes: [{ reason: 'fraudulent', state: 'open', amount: 19_999, url: null }],
      },
    ]);
    const due = (await disputed())[0]?.disputes[0]?.dueAt ?? '';
    expect(Date.parse(due)).toBeGreaterThan(app.site.clock.now().getTime() + 6 * DAY);
    expect((await refund(1)).status).toBe(400);
    const [dispute] = (await app.stripe.disputes.list({ limit: 1 })).data;
    await app.stripe.disputes.close(dispute?.id ?? '');
    await app.settle();
    expect(await disputed()).toMatchObject([{ disputes: [{ state: 'lost', dueAt: null }] }]);
  });

  it('shows every dispute of a payment', async () => {
    const { app, treasurer } = await openPaid('pm_card_createDispute');
    await app.advance(5 * MINUTE);
    const { queries } = app.site.deps.db;
    const first = await queries.selectFrom('disputes').selectAll().executeTakeFirstOrThrow();
    await queries
      .insertInto('disputes')
      .values({ ...first, id: 'du_2', state: 'won', created_at: '2041-01-01T00:00:00.000Z' })
      .execute();
    const [payment] = (await list(app, treasurer)).data;
    expect(payment?.disputes.map(({ state }) => state)).toEqual(['won', 'open']);
  });
});

describe('a refund', () => {
  it('shows first what is left and that access stays', async () => {
    const { app, ada, treasurer, payment, refund } = await openPaid();
    const preview = async () =>
      (await send<{ data: RefundPreview }>(app, treasurer, 'GET', `/payments/${payment.id}/refund`))
        .body.data;
    const { entitlement } = await ada.overview();
    expect(await preview()).toMatchObject({
      currency: 'usd',
      amountPaid: 19_999,
      amountRefunded: 0,
      amountLeft: 19_999,
      accessUntil: entitlement?.until,
    });
    expect((await refund(10_000)).status).toBe(200);
    expect(await preview()).toMatchObject({ amountRefunded: 10_000, amountLeft: 9_999 });
    expect((await ada.overview()).entitlement).toEqual(entitlement);
    expect((await list(app, treasurer, '?state=refunded')).data[0]).toMatchObject({
      amount: 19_999,
      amountRefunded: 10_000,
    });
    expect(await refundActions(app)).toMatchObject([{ actor_name: 'tom' }]);
  });

  it('is made once for each key', async () => {
    const { app, refund, refunds } = await openPaid();
    const key = randomUUID();
    const results = await Promise.all([refund(500, key), refund(500, key), refund(500, key)]);
    expect(results.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await refunds()).map(({ amount }) => amount)).toEqual([500]);
    expect((await refund(600, key)).status).toBe(409);
    expect(await refundActions(app)).toHaveLength(1);
  });

  it('never exceeds the payment, even if two are made at once', async () => {
    const { refund, refunds } = await openPaid();
    expect((await refund(20_000)).body.error.code).toBe('validation_failed');
    const results = await Promise.all([refund(15_000), refund(15_000)]);
    expect(results.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect((await refund(5_000)).status).toBe(400);
    expect((await refund(4_999)).status).toBe(200);
    expect((await refunds()).reduce((sum, { amount }) => sum + amount, 0)).toBe(19_999);
    for (const amount of [0, -1, 1.5]) expect((await refund(amount)).status).toBe(400);
  });

  it('needs the role', async () => {
    const { app, payment, refund, refunds } = await openPaid();
    const editor = await joinAs(app.site, 'eve', 'editor');
    expect((await refund(1, randomUUID(), editor)).status).toBe(403);
    expect((await send(app, editor, 'GET', '/payments')).status).toBe(403);
    expect((await send(app, editor, 'GET', `/payments/${payment.id}/refund`)).status).toBe(403);
    expect(await refunds()).toEqual([]);
  });

  it('leaves nothing behind if Stripe fails, and can be repeated', async () => {
    const { app, treasurer, refund, refunds } = await openPaid();
    const key = randomUUID();
    const match = 'POST /v1/refunds';
    await app.control('faults', { kind: 'break', response: 'server_error', match, times: 3 });
    const failed = await refund(500, key);
    expect([failed.status, failed.body.error.code]).toEqual([503, 'payments_unavailable']);
    expect(await refunds()).toEqual([]);
    expect(await refundActions(app)).toEqual([]);
    expect((await list(app, treasurer)).data[0]?.amountRefunded).toBe(0);
    expect((await refund(500, key)).status).toBe(200);
    expect(await refunds()).toHaveLength(1);
  });

  it('is completed by the webhook if the response is lost', async () => {
    const { app, refund, refunds } = await openPaid();
    const key = randomUUID();
    const match = 'POST /v1/refunds';
    await app.control('faults', { kind: 'drop', when: 'after', match, times: 3 });
    expect((await refund(500, key)).status).toBe(503);
    await app.settle();
    expect(await refundActions(app)).toHaveLength(1);
    expect((await refund(500, key)).status).toBe(200);
    expect(await refunds()).toHaveLength(1);
    expect(await refundActions(app)).toHaveLength(1);
  });
});

describe('the monthly closing', () => {
  it('has every entry of the month in the zone of the site, and the totals of Stripe', async () => {
    const { app, ada, treasurer, refund } = await openPaid();
    await app.site.deps.db.queries
      .updateTable('users')
      .set({ first_name: '=HYPERLINK("x")' })
      .where('id', '=', ada.userId)
      .execute();
    await refund(5_000);
    await app.advance(MINUTE);
    const grace = await app.join('grace');
    await grace.subscribe('basic', 'pm_card_createDispute');
    await app.advance(5 * MINUTE);
    // In Auckland it is the second of March when the site’s clock shows the first at noon.
    const month = '2040-03';
    const { body } = await send<{ data: ClosingTotals[] }>(
      app,
      treasurer,
      'GET',
      `/closing?month=${month}`,
    );
    const { objects } = await app.control<{ objects: Stripe.BalanceTransaction[] }>(
      'objects?kind=balance_transaction&limit=1000',
    );
    const total = objects.reduce((sum, { amount }) => sum + amount, 0);
    const fees = objects.reduce((sum, { fee }) => sum + fee, 0);
    expect(body.data).toEqual([
      {
        currency: 'usd',
        payments: 19_999 + 999,
        refunds: -5_000,
        disputes: -999,
        tax: 0,
        discounts: 0,
        fees,
        total,
        count: 4,
      },
    ]);
    const csv = await send<string>(app, treasurer, 'GET', `/closing/export?month=${month}`);
    const lines = String(csv.body).trim().split('\r\n');
    expect(lines).toHaveLength(6);
    expect(lines[1]).toMatch(/^"2040-03-02","payment",.*"'=HYPERLINK\(""x""\)",.*"usd",199\.99,0,/);
    expect(lines.some((line) => line.includes('"refund"') && line.includes(',-50,'))).toBe(true);
    expect(lines[5]).toBe(`"2040-03","total",,,,"usd",${total / 100},0,${fees / 100},"usd",,,0`);
    for (const other of ['2040-02', '2040-04']) {
      const empty = await send<{ data: ClosingTotals[] }>(
        app,
        treasurer,
        'GET',
        `/closing?month=${other}`,
      );
      expect(empty.body.data).toEqual([]);
    }
    expect((await send(app, treasurer, 'GET', '/closing?month=2040-13')).status).toBe(400);
  });

  it('keeps the entries of an erased member, without the member', async () => {
    const { app, ada, treasurer } = await openPaid();
    const { queries } = app.site.deps.db;
    await queries.deleteFrom('users').where('id', '=', ada.userId).execute();
    const csv = await send<string>(app, treasurer, 'GET', '/closing/export?month=2040-03');
    const [, line = ''] = String(csv.body).split('\r\n');
    expect(line).toContain(',199.99,');
    expect(line).not.toContain('ada');
  });
});

describe('the status', () => {
  it('says whether Stripe can be reached', async () => {
    const { app, treasurer } = await openPaid();
    const status = async () =>
      (await send<{ data: { stripe: string; asOf: string } }>(app, treasurer, 'GET', '/status'))
        .body.data;
    expect((await status()).stripe).toBe('reachable');
    await app.control('faults', { kind: 'break', response: 'server_error', times: 1 });
    const down = await status();
    expect(down.stripe).toBe('unreachable');
    expect(Number.isNaN(Date.parse(down.asOf))).toBe(false);
  });
});
