import type { BillingOverview, MemberSummary, Plan } from '@rostra/contract';
import { expect, it } from 'vitest';
import type { GrantRow } from '../../../db/tables/billing/plans.ts';
import { joinAs } from '../../../testing/staff/staff-context.ts';
import { DAY } from '../../../testing/test-clock.ts';
import { countEntitled } from '../entitlement/count-entitled.ts';
import { findEntitledPlan } from '../entitlement/find-entitled-plan.ts';
import { listEntitled } from '../entitlement/list-entitled.ts';
import { openBillingApp, type TestMember } from '../testing/billing-app.ts';
import { openSecondProcess } from '../testing/second-process.ts';
import { grantPlan } from './grant-plan.ts';
import { endGrantsOf } from './grants.repo.ts';

const START = Date.parse('2040-03-01T12:00:00.000Z');
const day = (days: number) => new Date(START + days * DAY).toISOString();

async function open() {
  const app = await openBillingApp();
  const { context } = openSecondProcess(app);
  const { queries } = app.site.deps.db;
  const give = (member: TestMember, planId: string, more: Partial<GrantRow> = {}) =>
    grantPlan(context, queries, {
      ...{ user_id: member.userId, plan_id: planId, source: 'gift', source_id: 'one' },
      ...{ is_paid: 1, starts_at: day(0), ends_at: day(30) },
      ...more,
    });
  const planOf = async ({ userId }: TestMember): Promise<Plan | null> => {
    const plan = await findEntitledPlan(context, userId);
    const listed = (await listEntitled(context, queries)).get(userId) ?? null;
    const own = (await listEntitled(context, queries, userId)).get(userId) ?? null;
    expect([listed, own]).toEqual([plan, plan]);
    return plan;
  };
  return { app, context, queries, give, planOf };
}

it('gives a plan from its first moment until its last', async () => {
  const { app, give, planOf } = await open();
  const ada = await app.join();
  await give(ada, 'basic', { starts_at: day(2), ends_at: day(4) });
  expect(await planOf(ada)).toBeNull();
  const overview = await ada.overview();
  expect(overview).toMatchObject({ state: 'none', entitlement: null });
  expect(overview.grants).toEqual([
    {
      source: 'gift',
      planId: 'basic',
      planName: 'Basic Membership',
      startsAt: day(2),
      endsAt: day(4),
    },
  ]);
  app.site.clock.advance(2 * DAY);
  expect(await planOf(ada)).toBe('basic');
  expect((await ada.overview()).entitlement).toEqual({ plan: 'basic', until: day(4) });
  app.site.clock.advance(2 * DAY - 1);
  expect(await planOf(ada)).toBe('basic');
  app.site.clock.advance(1);
  expect(await planOf(ada)).toBeNull();
  expect((await ada.overview()).grants).toEqual([]);
});

it('ends a plan before its time, once for each source', async () => {
  const { app, give, planOf, queries } = await open();
  const ada = await app.join();
  await give(ada, 'premium', { source: 'seat', source_id: 'seat', ends_at: null });
  expect((await ada.overview()).entitlement).toEqual({ plan: 'premium', until: null });
  await expect(give(ada, 'premium', { source: 'seat', source_id: 'seat' })).rejects.toThrow();
  await endGrantsOf(queries, { source: 'seat', source_id: 'seat' }, day(0));
  expect(await planOf(ada)).toBeNull();
  await give(ada, 'premium', { source: 'seat', source_id: 'seat' });
  expect(await planOf(ada)).toBe('premium');
  await expect(give(ada, 'unknown')).rejects.toMatchObject({ code: 'plan_not_found' });
});

it('prefers a plan of one’s own, unless the given one unlocks more', async () => {
  const { app, context, give, planOf } = await open();
  const [ada, bob, eve] = [await app.join(), await app.join('bob'), await app.join('eve')];
  await ada.subscribe('premium');
  await give(ada, 'basic');
  const overview: BillingOverview = await ada.overview();
  expect(overview).toMatchObject({ state: 'active', entitlement: { plan: 'premium' } });
  expect(overview.entitlement?.until).not.toBe(day(30));
  await bob.subscribe('basic');
  await give(bob, 'annual', { source_id: 'two' });
  expect(await planOf(bob)).toBe('annual');
  expect((await bob.overview()).entitlement).toEqual({ plan: 'annual', until: day(30) });
  // Two gifts of one plan: the longer one.
  await give(eve, 'basic', { source_id: 'three', ends_at: day(3) });
  await give(eve, 'basic', { source_id: 'four', ends_at: day(9) });
  expect((await eve.overview()).entitlement).toEqual({ plan: 'basic', until: day(9) });
  expect(await countEntitled(context)).toEqual({ basic: 1, premium: 1, annual: 1 });
});

it('lists members by the plan they were given', async () => {
  const { app, give } = await open();
  const { site } = app;
  await give(await app.join(), 'basic');
  await give(await app.join('bob'), 'basic', { source_id: 'later', starts_at: day(5) });
  await joinAs(site, 'adam', 'administrator');
  const token = (await site.logIn('adam')).body.jwt;
  const list = async (query: string) =>
    (
      await site.send<{ data: MemberSummary[] }>('GET', `/api/studio/members?${query}`, undefined, {
        token,
      })
    ).body.data.map(({ username, plan }) => [username, plan]);
  expect(await list('plan=basic')).toEqual([['ada', 'basic']]);
  expect(await list('plan=premium')).toEqual([]);
  expect(await list('plan=none')).toEqual([
    ['adam', null],
    ['bob', null],
  ]);
});

it('is part of the data export and is deleted with the account', async () => {
  const { app, give, queries } = await open();
  const ada = await app.join();
  await give(ada, 'basic');
  await endGrantsOf(queries, { source: 'gift', source_id: 'one' }, day(1));
  const data = await ada.send<object>('GET', '/api/users/me/data');
  expect(JSON.stringify(data.body)).toContain(day(1));
  await queries.deleteFrom('users').where('id', '=', ada.userId).execute();
  expect(await queries.selectFrom('plan_grants').selectAll().execute()).toEqual([]);
});
