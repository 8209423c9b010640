import type {
  AuthResponse,
  CurrencyRevenue,
  ErrorEnvelope,
  RevenueMovement,
} from '@rostra/contract';
import { priceOf } from '@rostra/contract/testing';
import { describe, expect, it } from 'vitest';
import { joinAs } from '../../../testing/staff/staff-context.ts';
import { PASSWORD } from '../../../testing/test-accounts.ts';
import { DAY, HOUR } from '../../../testing/test-clock.ts';
import { runHourlyJobs } from '../run-hourly-jobs.ts';
import { type BillingApp, openBillingApp } from '../testing/billing-app.ts';
import { openSecondProcess } from '../testing/second-process.ts';

const BASIC = priceOf('basic');
const PREMIUM = priceOf('premium');
const ANNUAL = priceOf('annual');
const MONTH_OF_ANNUAL = Math.round(ANNUAL / 12);

interface Revenue {
  data: CurrencyRevenue[];
  meta: { isComplete: boolean };
}

async function open(options: Parameters<typeof openBillingApp>[0] = {}) {
  const app = await openBillingApp(options);
  let treasurer: AuthResponse = await joinAs(app.site, 'tom', 'treasurer');
  let at = app.site.clock.now().getTime();
  const get = async <T = ErrorEnvelope>(path: string) => {
    if (app.site.clock.now().getTime() - at > HOUR) {
      treasurer = (await app.site.logIn('tom', PASSWORD)).body;
      at = app.site.clock.now().getTime();
    }
    const url = `/api/studio/money/revenue${path}`;
    return app.site.send<T>('GET', url, undefined, { token: treasurer.jwt });
  };
  const revenue = async (query = '') => (await get<Revenue>(query)).body;
  const movements = async (query: string) =>
    (
      await get<{ data: RevenueMovement[]; meta: { nextCursor: string | null } }>(
        `/movements?${query}`,
      )
    ).body;
  return { app, get, revenue, movements };
}

/** The figures of a month without those that are zero. */
function figuresOf({ data }: Revenue, month: string, currency = 'usd') {
  const found = data
    .find((revenue) => revenue.currency === currency)
    ?.months.find((one) => one.month === month);
  if (!found) return undefined;
  const { opening, closing, members, movements } = found;
  const changes = Object.entries(movements)
    .filter(([, { count }]) => count > 0)
    .map(([kind, { amount }]) => [kind, amount]);
  return { opening, closing, members, ...Object.fromEntries(changes) };
}

const forgetRevenue = async (app: BillingApp) => {
  const { queries } = app.site.deps.db;
  await queries.updateTable('subscriptions').set({ annual_minor: null }).execute();
  await queries.deleteFrom('revenue_movements').execute();
  await queries.deleteFrom('revenue_months').execute();
};

describe('recurring revenue', () => {
  it('has no months before the first payment', async () => {
    const { app, revenue } = await open();
    const ada = await app.join('ada');
    await ada.start('basic');
    await app.settle();
    expect(await revenue()).toEqual({ data: [], meta: { isComplete: true } });
  });

  it('follows a member from the first payment to the end, and back', async () => {
    const { app, revenue, movements } = await open();
    const ada = await app.join('ada');
    const { id } = await ada.subscribe('basic');
    expect(figuresOf(await revenue(), '2040-03')).toEqual({
      ...{ opening: 0, new: BASIC, closing: BASIC, members: 1 },
    });
    await ada.send('PATCH', `/api/subscriptions/${id}`, { planId: 'premium' });
    await app.settle();
    expect(figuresOf(await revenue(), '2040-03')).toMatchObject({ expansion: PREMIUM - BASIC });
    await ada.send('DELETE', `/api/subscriptions/${id}`);
    await app.settle();
    // Cancelled, but paid until the end of the period.
    expect(figuresOf(await revenue(), '2040-03')).toMatchObject({ closing: PREMIUM, members: 1 });
    await app.advance(32 * DAY);
    expect(figuresOf(await revenue(), '2040-04')).toEqual({
      ...{ opening: PREMIUM, cancelled: -PREMIUM, closing: 0, members: 0 },
    });
    await app.advance(HOUR);
    await ada.subscribe('annual');
    expect(figuresOf(await revenue(), '2040-04')).toEqual({
      ...{
        opening: PREMIUM,
        cancelled: -PREMIUM,
        reactivation: MONTH_OF_ANNUAL,
        closing: MONTH_OF_ANNUAL,
        members: 1,
      },
    });
    const { data } = await movements('month=2040-04&currency=usd');
    expect(data).toMatchObject([
      {
        ...{ kind: 'reactivation', amount: MONTH_OF_ANNUAL, annualAmount: ANNUAL },
        ...{
          planBefore: null,
          planAfter: 'Annual Membership',
          member: { id: ada.userId, name: 'ada' },
        },
      },
      { kind: 'cancelled', amount: -PREMIUM, planBefore: 'Premium Membership', planAfter: null },
    ]);
    const march = await movements('month=2040-03&currency=usd&kind=expansion');
    expect(march.data).toMatchObject([
      { planBefore: 'Basic Membership', planAfter: 'Premium Membership' },
    ]);
  });

  it('loses members who do not pay, but not before Stripe gives up', async () => {
    const { app, revenue } = await open();
    const ada = await app.join('ada');
    await ada.subscribe('basic', 'pm_card_chargeCustomerFail').catch(() => undefined);
    const grace = await app.join('grace');
    await grace.subscribe('basic');
    await app.control('faults', { kind: 'fail_payment', declineCode: 'lost_card', times: 20 });
    await app.advance(31 * DAY + 2 * HOUR);
    expect((await grace.overview()).state).toBe('past_due');
    expect(figuresOf(await revenue(), '2040-04')).toMatchObject({ closing: BASIC });
    await app.advance(40 * DAY);
    expect((await grace.overview()).state).toBe('ended');
    expect(figuresOf(await revenue(), '2040-05')).toMatchObject({ unpaid: -BASIC, closing: 0 });
  });

  it('adds up to the cent although a twelfth of a yearly price is none', async () => {
    const { app, get, revenue } = await open();
    for (const name of ['ada', 'bea', 'cleo']) await (await app.join(name)).subscribe('annual');
    const total = Math.round((3 * ANNUAL) / 12);
    expect(figuresOf(await revenue(), '2040-03')).toMatchObject({ new: total, closing: total });
    const csv = String((await get<string>('/export')).body);
    expect(csv.split('\r\n')[1]).toBe(
      `"2040-03","usd",0,${total / 100},0,0,0,0,0,${total / 100},3`,
    );
    const rows = String(
      (await get<string>('/movements/export?month=2040-03&currency=usd')).body,
    ).split('\r\n');
    expect(rows).toHaveLength(5);
    const amounts = `${MONTH_OF_ANNUAL / 100},${ANNUAL / 100}`;
    expect(
      rows.filter((row) => row.endsWith(`,,"Annual Membership","usd",${amounts}`)),
    ).toHaveLength(3);
  });

  it('pages through the rows of a month', async () => {
    const { app, get, movements } = await open();
    for (const name of ['ada', 'bea', 'cleo']) await (await app.join(name)).subscribe('basic');
    const first = await movements('month=2040-03&currency=usd&pageSize=2');
    const cursor = encodeURIComponent(first.meta.nextCursor ?? '');
    const second = await movements(`month=2040-03&currency=usd&pageSize=2&cursor=${cursor}`);
    const ids = [...first.data, ...second.data].map(({ id }) => id);
    expect([new Set(ids).size, second.meta.nextCursor]).toEqual([3, null]);
    for (const query of ['month=2040-13&currency=usd', 'month=2040-03&currency=dollars', '']) {
      expect((await get(`/movements?${query}`)).status).toBe(400);
    }
  });

  it('ends with an erased member, and keeps the month without the name', async () => {
    const { app, revenue, movements } = await open();
    const ada = await app.join('ada');
    await ada.subscribe('basic');
    const { jwt: token } = await joinAs(app.site, 'amy', 'administrator');
    const url = `/api/studio/members/${ada.userId}/erase`;
    const body = { email: 'ada@example.org' };
    expect((await app.site.send('POST', url, body, { token })).status).toBe(200);
    await app.settle();
    const all = await revenue();
    expect(figuresOf(all, '2040-03')).toMatchObject({ new: BASIC, cancelled: -BASIC, closing: 0 });
    expect((await movements('month=2040-03&currency=usd')).data).toMatchObject([
      { member: null },
      { member: null },
    ]);
  });
});

describe('subscriptions from before the figures existed', () => {
  it('are counted from their first payment to their end', async () => {
    const { app, revenue } = await open();
    const ada = await app.join('ada');
    const { id } = await ada.subscribe('basic');
    const bea = await app.join('bea');
    await bea.subscribe('annual');
    await ada.send('DELETE', `/api/subscriptions/${id}`);
    await app.advance(40 * DAY);
    await ada.subscribe('premium');
    const before = await revenue();
    await forgetRevenue(app);
    expect(await revenue()).toEqual({ data: [], meta: { isComplete: false } });
    const { context } = openSecondProcess(app);
    await Promise.all([runHourlyJobs(context), runHourlyJobs(openSecondProcess(app).context)]);
    // The end is dated as Stripe tells it, not when we heard of it.
    expect(await revenue()).toEqual(before);
  });

  it('are counted by the next sync, too, and only once', async () => {
    const { app, revenue } = await open();
    const ada = await app.join('ada');
    await ada.subscribe('basic');
    await forgetRevenue(app);
    const { context } = openSecondProcess(app);
    await Promise.all([ada.send('POST', '/api/subscriptions/sync'), runHourlyJobs(context)]);
    expect(figuresOf(await revenue(), '2040-03')).toMatchObject({ new: BASIC, closing: BASIC });
  });
});
