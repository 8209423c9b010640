import { priceOf } from '@rostra/contract/testing';
import { describe, expect, it, onTestFinished } from 'vitest';
import { DAY } from '../../../testing/test-clock.ts';
import { billingAccountHooks } from '../account-hooks.ts';
import type { BillingContext } from '../context.ts';
import { runHourlyJobs } from '../run-hourly-jobs.ts';
import { saveCustomer } from '../sync/save-customer.ts';
import { addMember, openRevenue, startAt, storeUncounted } from '../testing/revenue-members.ts';
import { countAllEarlier } from './count-all-earlier.ts';

/** Places in the list of prices. */
const [BASIC, PREMIUM, UNKNOWN] = [0, 1, 4];
const YEAR_OF_BASIC = 12 * priceOf('basic');
const YEAR_OF_PREMIUM = 12 * priceOf('premium');
const JANUARY = '2031-01';
const MARCH = '2031-03';

async function open() {
  const { site, context, clock } = await openRevenue();
  onTestFinished(() => site.close());
  const member = await addMember({ context }, 'ada');
  const start = (price: number) => startAt(context.now().toISOString(), { price, member: 0 });
  const sync = () =>
    context.db.transaction((tx) =>
      saveCustomer(context, tx, member.userId, 'cus_0', member.remote),
    );
  return { context, clock, member, start, sync };
}

async function movementsIn({ db }: BillingContext) {
  const rows = await db.queries
    .selectFrom('revenue_movements')
    .select(['month', 'kind', 'change_minor'])
    .orderBy('occurred_at')
    .execute();
  return rows.map(({ month, kind, change_minor: change }) => [month, kind, change]);
}

describe('a subscription beside one that is counted', () => {
  it('is counted as a difference, in the month in which that is noticed', async () => {
    const { context, clock, member, start, sync } = await open();
    member.remote.subscriptions.push(start(BASIC));
    await sync();
    const second = start(PREMIUM);
    await storeUncounted(context, member.userId, second);
    clock.advance(60 * DAY);
    await countAllEarlier(context, () => false);
    const expected = [
      [JANUARY, 'new', YEAR_OF_BASIC],
      [MARCH, 'expansion', YEAR_OF_PREMIUM],
    ];
    expect(await movementsIn(context)).toEqual(expected);
    member.remote.subscriptions.push(second);
    await sync();
    await countAllEarlier(context, () => false);
    expect(await movementsIn(context)).toEqual(expected);
  });

  it('that it replaced is only a difference for the sync', async () => {
    const { context, clock, member, start, sync } = await open();
    const first = start(BASIC);
    member.remote.subscriptions.push(first);
    await sync();
    clock.advance(60 * DAY);
    const at = context.now().toISOString();
    Object.assign(first, { status: 'canceled', canceledAt: at, endsAt: at });
    const second = start(PREMIUM);
    member.remote.subscriptions.push(second);
    await storeUncounted(context, member.userId, second);
    await sync();
    expect(await movementsIn(context)).toEqual([
      [JANUARY, 'new', YEAR_OF_BASIC],
      [MARCH, 'expansion', YEAR_OF_PREMIUM - YEAR_OF_BASIC],
    ]);
  });

  it('is counted if it belongs to an earlier customer, which the sync does not bring', async () => {
    const { context, clock, member, start, sync } = await open();
    member.remote.subscriptions.push(start(BASIC));
    await sync();
    clock.advance(60 * DAY);
    await storeUncounted(context, member.userId, start(PREMIUM), 'cus_earlier');
    await sync();
    expect((await movementsIn(context))[1]).toEqual([MARCH, 'expansion', YEAR_OF_PREMIUM]);
  });
});

it('counts subscriptions before their member is deleted', async () => {
  const { context, clock, member, start } = await open();
  await storeUncounted(context, member.userId, start(BASIC));
  await storeUncounted(context, member.userId, start(UNKNOWN));
  clock.advance(60 * DAY);
  await context.db.transaction(async (tx) => {
    await billingAccountHooks(context).onDeletion?.(tx, member.userId);
    await tx.deleteFrom('users').where('id', '=', member.userId).execute();
  });
  expect(await movementsIn(context)).toEqual([
    [JANUARY, 'new', YEAR_OF_BASIC],
    [MARCH, 'cancelled', -YEAR_OF_BASIC],
  ]);
});

it('counts the others if a member cannot be counted, and goes on with the other jobs', async () => {
  const { context, member, start } = await open();
  const grace = await addMember({ context }, 'grace');
  await storeUncounted(context, member.userId, start(BASIC));
  await storeUncounted(context, grace.userId, start(PREMIUM));
  const broken = context.db.queries
    .updateTable('subscriptions')
    .where('user_id', '=', member.userId);
  await broken.set({ discount: 'not JSON' }).execute();
  const other = {
    ...context,
    payments: { ...context.payments, listCustomers: async function* () {} },
  };
  await runHourlyJobs(other);
  expect(await movementsIn(context)).toEqual([[JANUARY, 'new', YEAR_OF_PREMIUM]]);
  const reconciled = context.db.queries
    .selectFrom('installation')
    .select('value')
    .where('key', '=', 'billing.reconciled_at');
  expect(await reconciled.executeTakeFirst()).toEqual({ value: context.now().toISOString() });
  await broken.set({ discount: null }).execute();
  await runHourlyJobs(other);
  expect(await movementsIn(context)).toHaveLength(2);
});
