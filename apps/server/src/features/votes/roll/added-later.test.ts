import { randomUUID } from 'node:crypto';
import { recount } from '@rostra/contract/ballots';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createAccounts } from '../../../app/contexts.ts';
import { createSite } from '../../../languages/site.ts';
import { overtakenBy } from '../../../testing/test-db.ts';
import { createImportedUser } from '../../accounts/index.ts';
import { listEntitled, listPlansBefore } from '../../billing/index.ts';
import { openVoteApp, type VoteApp } from '../testing/vote-app.ts';

let app: VoteApp;
beforeEach(async () => {
  app = await openVoteApp();
});
afterEach(() => app.site.close());

const change = (id: number, set: { email_confirmed_at?: string | null; is_blocked?: 0 | 1 }) =>
  app.site.deps.db.queries.updateTable('users').set(set).where('id', '=', id).execute();

const onRoll = async (): Promise<(number | null)[]> => {
  const rows = await app.site.deps.db.queries.selectFrom('vote_roll').select('user_id').execute();
  return rows.map(({ user_id }) => user_id);
};

/** As an import of members does it. */
async function importMember(email: string, joinedAt: string): Promise<number> {
  const { db } = app.site.deps;
  const accounts = createAccounts(app.site.deps, { site: createSite(app.site.deps.env) }, []);
  const user = await db.transaction((tx) =>
    createImportedUser(accounts, tx, {
      ...{ email, joinedAt, firstName: null, lastName: null, organisation: null, language: null },
    }),
  );
  return user?.id ?? 0;
}

it('gives no vote to members who are imported after the announcement, whatever the list says', async () => {
  await app.populate(30);
  const vote = await app.announce({ opensAt: app.later(1) });
  expect(vote.roll).toMatchObject({ announcedSize: 35, size: null });
  const imported = await importMember('old@example.org', '2019-05-01T00:00:00.000Z');
  await change(imported, { email_confirmed_at: '2019-05-01T00:00:00.000Z' });
  await app.waitDays(1);
  await app.run();
  expect(await onRoll()).not.toContain(imported);
  expect((await app.readVote(vote.slug)).roll).toMatchObject({ announcedSize: 35, size: 35 });
});

it('counts an imported member from the import on, and shows since when they are a member', async () => {
  await app.populate(30);
  await importMember('old@example.org', '2019-05-01T00:00:00.000Z');
  const { queries } = app.site.deps.db;
  const user = await queries
    .selectFrom('users')
    .selectAll()
    .where('email', '=', 'old@example.org')
    .executeTakeFirstOrThrow();
  expect(user).toMatchObject({
    member_since: '2019-05-01T00:00:00.000Z',
    created_at: app.later(0),
  });
  const before = await app.announce({ joinedBefore: '2020-01-01T00:00:00.000Z' });
  expect(before).toMatchObject({ roll: { announcedSize: 0 }, obstacle: 'smallRoll' });
});

it('adds nobody who confirms an address or is unblocked after the announcement', async () => {
  const [unconfirmed = 0, blocked = 0, both = 0] = await app.populate(30);
  await change(unconfirmed, { email_confirmed_at: null });
  await change(blocked, { is_blocked: 1 });
  const vote = await app.announce({ opensAt: app.later(1) });
  await change(unconfirmed, { email_confirmed_at: app.later(0) });
  await change(blocked, { is_blocked: 0 });
  // Who was on the roll stays on it.
  await change(both, { is_blocked: 1 });
  await change(both, { is_blocked: 0 });
  await app.waitDays(1);
  await app.run();
  const ids = await onRoll();
  expect(ids).not.toContain(unconfirmed);
  expect(ids).not.toContain(blocked);
  expect(ids).toContain(both);
  expect((await app.readVote(vote.slug)).roll).toMatchObject({ announcedSize: 33, size: 33 });
});

it('adds nobody if a plan gets another level after the announcement', async () => {
  const users = await app.populate(25, 'payer');
  const { queries } = app.site.deps.db;
  const at = app.later(0);
  const subscriptions = users.map((userId, index) => ({
    ...{ id: `sub_${userId}`, user_id: userId, customer_id: `cus_${userId}` },
    plan: index < 22 ? ('premium' as const) : ('basic' as const),
    ...{ status: 'active' as const, item_id: 'si_1', price_id: 'price_1', currency: 'eur' },
    ...{ credit_minor: 0, period_starts_at: at, period_ends_at: app.later(300), ends_at: null },
    ...{ cancel_at_period_end: 0 as const, canceled_at: null, unpaid_since: null },
    ...{ latest_invoice_id: null, is_current: 1 as const, created_at: at, discount: null },
    annual_minor: null,
  }));
  await queries.insertInto('subscriptions').values(subscriptions).execute();
  const grants = users.map((userId) => ({
    ...{ id: randomUUID(), user_id: userId, plan_id: 'basic', plan: 'basic' as const },
    ...{ source: 'gift' as const, source_id: randomUUID(), is_paid: 1 as const, ended_at: null },
    ...{ starts_at: at, ends_at: app.later(90), created_at: at },
  }));
  await queries.insertInto('plan_grants').values(grants).execute();
  const { now } = app.site.clock;
  const { site } = app.context();
  const plans = {
    findPlans: (tx: Parameters<typeof listEntitled>[1], userId?: number) =>
      listEntitled({ now, graceDays: 7 }, tx, userId),
    findPlansBefore: (tx: Parameters<typeof listEntitled>[1], since: string, userId?: number) =>
      listPlansBefore({ site, now, graceDays: 7 }, tx, { at: since, userId }),
  };
  const vote = await app.announce({ requiredPlan: 'premium', opensAt: app.later(1) }, plans);
  expect(vote.roll.announcedSize).toBe(22);
  await queries.updateTable('subscriptions').set({ plan: 'premium' }).execute();
  await queries.updateTable('plan_grants').set({ plan: 'premium' }).execute();
  await app.waitDays(1);
  await app.run(plans);
  expect((await app.readVote(vote.slug)).roll).toMatchObject({ announcedSize: 22, size: 22 });
});

it('adds nobody by annulling a vote and announcing it again', async () => {
  const [unconfirmed = 0, deleted = 0] = await app.populate(30);
  await change(unconfirmed, { email_confirmed_at: null });
  const first = await app.announce({ opensAt: app.later(1) });
  await change(unconfirmed, { email_confirmed_at: app.later(0) });
  await app.edith.ask('POST', `/votes/${first.id}/annul`, { reason: 'Wrong text.' });
  const { queries } = app.site.deps.db;
  await queries.deleteFrom('users').where('id', '=', deleted).execute();
  const second = await app.announce({ question: 'Again?' });
  expect([first.roll.announcedSize, second.roll.announcedSize]).toEqual([34, 33]);
  await app.run();
  const rows = await queries
    .selectFrom('vote_roll')
    .select('user_id')
    .where('vote_id', '=', second.id)
    .execute();
  expect(rows.map(({ user_id }) => user_id)).not.toContain(unconfirmed);
});

it('tells members who met the conditions too late, and publishes both sizes in the record', async () => {
  const [gone = 0] = await app.populate(30);
  const { queries } = app.site.deps.db;
  await app.ask('zoe', 'GET', '/api/users/me');
  const zoe = await queries
    .updateTable('users')
    .set({ email_confirmed_at: null })
    .where('username', '=', 'zoe')
    .returning('id')
    .executeTakeFirstOrThrow();
  const vote = await app.announce({ opensAt: app.later(1) });
  const ballot = async () =>
    (await app.ask('zoe', 'GET', `/api/votes/by-slug/${vote.slug}/ballot`)).body.data;
  expect(await ballot()).toMatchObject({ isOnRoll: null, obstacle: 'unconfirmed', leaf: null });
  await change(zoe.id, { email_confirmed_at: app.later(0) });
  expect(await ballot()).toMatchObject({ isOnRoll: null, obstacle: 'metLate' });
  await queries.deleteFrom('users').where('id', '=', gone).execute();
  await app.waitDays(1);
  await app.run();
  expect(await ballot()).toMatchObject({ isOnRoll: false, obstacle: 'metLate' });
  await app.waitDays(9);
  await app.run();
  const record = (await app.site.app.inject(`/votes/${vote.slug}/record.json`)).body;
  expect(JSON.parse(record).roll).toMatchObject({ announcedSize: 35, size: 34 });
  const { recordHash } = (await app.readVote(vote.slug)).result;
  expect((await recount(record, recordHash)).checks.roll).toBe(true);
  const grown = record.replace('"announcedSize": 35', '"announcedSize": 33');
  expect((await recount(grown, recordHash)).checks.roll).toBe(false);
});

it('adds nobody either if it is annulled while the next one is being announced', async () => {
  await app.populate(30);
  const first = await app.announce({ opensAt: app.later(1) });
  const content = app.site.openProcess();
  const annul = () => app.edith.ask('POST', `/votes/${first.id}/annul`, { reason: 'Wrong text.' });
  const parts = { content: { ...content, db: overtakenBy(content.db, annul) } };
  await expect(app.announce({ opensAt: app.later(1) }, parts)).rejects.toMatchObject({
    code: 'conflict',
  });
  const again = await app.announce({ opensAt: app.later(1) });
  expect(again.roll.joinedBefore).toBe(first.roll.joinedBefore);
});

it('tells everybody on the roll of the announcement, and of an annulment before the opening', async () => {
  await app.populate(30);
  const vote = await app.announce({ opensAt: app.later(1) });
  await app.run();
  const announced = (await app.site.deliver()).filter(({ kind }) => kind === 'vote-announced');
  expect(announced).toHaveLength(35);
  await app.edith.ask('POST', `/votes/${vote.id}/annul`, { reason: 'Wrong text.' });
  await app.run();
  const withdrawn = (await app.site.deliver()).filter(({ kind }) => kind === 'vote-annulled');
  expect(withdrawn).toHaveLength(35);
  expect(withdrawn[0]?.text).toContain('was annulled before it opened');
  expect(withdrawn[0]?.text).not.toContain('slip');
});
