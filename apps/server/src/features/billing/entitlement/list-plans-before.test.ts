import { afterEach, beforeEach, expect, it } from 'vitest';
import { HOUR } from '../../../testing/test-clock.ts';
import { saveCustomer } from '../sync/save-customer.ts';
import {
  addMember,
  type Member,
  openRevenue,
  PRICES,
  startAt,
} from '../testing/revenue-members.ts';
import { listPlansBefore } from './list-plans-before.ts';

let opened: Awaited<ReturnType<typeof openRevenue>>;
let member: Member;
beforeEach(async () => {
  opened = await openRevenue();
  member = await addMember(opened, 'ada');
});
afterEach(() => opened.site.close());

const save = () =>
  opened.context.db.transaction((tx) =>
    saveCustomer(opened.context, tx, member.userId, 'cus_ada', member.remote),
  );

/** Subscribes to the basic plan, and returns the hour after. */
async function subscribe(): Promise<string> {
  const { context, clock } = opened;
  const subscription = startAt(context.now().toISOString(), { price: 0, member: 0 });
  member.remote.subscriptions = [{ ...subscription, customerId: 'cus_ada' }];
  await save();
  clock.advance(HOUR);
  const at = context.now().toISOString();
  clock.advance(HOUR);
  return at;
}

const before = (at: string, userId?: number) =>
  listPlansBefore(opened.context, opened.context.db.queries, { at, userId });

it('notices a change to a plan that costs exactly the same', async () => {
  const at = await subscribe();
  const [subscription] = member.remote.subscriptions;
  if (!subscription) throw new Error('There is no subscription');
  // Another plan, at the price of the first.
  member.remote.subscriptions = [{ ...subscription, priceId: PRICES[1]?.id ?? '' }];
  await save();
  await save();
  const { queries } = opened.context.db;
  const movements = await queries.selectFrom('revenue_movements').select('kind').execute();
  expect(movements).toEqual([{ kind: 'new' }]);
  expect([...(await before(at))]).toEqual([[member.userId, 'basic']]);
  expect([...(await before(at, member.userId))]).toEqual([[member.userId, 'basic']]);
  expect(await before(opened.context.now().toISOString().replace('2031', '2032'))).toEqual(
    new Map(),
  );
});

it('knows the plan before the first of several changes', async () => {
  const at = await subscribe();
  const [subscription] = member.remote.subscriptions;
  if (!subscription) throw new Error('There is no subscription');
  member.remote.subscriptions = [{ ...subscription, priceId: 'price_premium' }];
  await save();
  opened.clock.advance(HOUR);
  const { id, currency, ...price } = PRICES[2] as (typeof PRICES)[number];
  member.remote.subscriptions = [{ ...subscription, priceId: id, currency, price }];
  await save();
  expect([...(await before(at))]).toEqual([[member.userId, 'basic']]);
});

it('forgets the changes of deleted accounts', async () => {
  const at = await subscribe();
  const [subscription] = member.remote.subscriptions;
  if (!subscription) throw new Error('There is no subscription');
  member.remote.subscriptions = [{ ...subscription, priceId: 'price_premium' }];
  await save();
  const { queries } = opened.context.db;
  await queries.deleteFrom('users').where('id', '=', member.userId).execute();
  expect(await before(at)).toEqual(new Map());
});
