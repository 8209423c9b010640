import { randomUUID } from 'node:crypto';
import type { Plan } from '@rostra/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listEntitled, listPlansBefore } from '../../billing/index.ts';
import { openVoteApp, type VoteApp } from '../testing/vote-app.ts';

let app: VoteApp;
beforeEach(async () => {
  app = await openVoteApp();
});
afterEach(() => app.site.close());

const annul = ({ id }: { id: string }) =>
  app.edith.ask('POST', `/votes/${id}/annul`, { reason: 'Wrong text.' });

/** Members who have paid for a plan. */
async function subscribe(users: readonly number[], plan: Plan): Promise<void> {
  const { queries } = app.site.deps.db;
  const at = app.site.clock.now().toISOString();
  const subscriptions = users.map((userId) => ({
    ...{ id: `sub_${userId}`, user_id: userId, customer_id: `cus_${userId}`, plan },
    ...{ status: 'active' as const, item_id: 'si_1', price_id: `price_${plan}`, currency: 'eur' },
    ...{ credit_minor: 0, period_starts_at: at, period_ends_at: app.later(300), ends_at: null },
    ...{ cancel_at_period_end: 0 as const, canceled_at: null, unpaid_since: null },
    ...{ latest_invoice_id: null, is_current: 1 as const, created_at: at, discount: null },
    annual_minor: null,
  }));
  const invoices = users.map((userId) => ({
    ...{ id: `in_${userId}`, user_id: userId, customer_id: `cus_${userId}`, number: null },
    ...{ subscription_id: `sub_${userId}`, status: 'paid' as const, currency: 'eur' },
    ...{ reason: 'subscription_create', total_minor: 900, amount_paid_minor: 900 },
    ...{ amount_remaining_minor: 0, amount_refunded_minor: 0, is_disputed: 0 as const },
    ...{ attempts: 1, needs_action: 0 as const, created_at: at, due_at: null, paid_at: at },
    ...{ hosted_url: null, pdf_url: null, lines: '[]', decline_reason: null },
    ...{ next_attempt_at: null, tax_minor: 0, discount_minor: 0 },
  }));
  await queries.insertInto('subscriptions').values(subscriptions).execute();
  await queries.insertInto('invoices').values(invoices).execute();
}

/** As a sync records it. */
async function changePlan(userId: number, before: string | null, plan: Plan): Promise<void> {
  const { queries } = app.site.deps.db;
  await queries.updateTable('subscriptions').set({ plan }).where('user_id', '=', userId).execute();
  await queries
    .insertInto('revenue_movements')
    .values({
      ...{ id: randomUUID(), user_id: userId, month: '2026-11', kind: 'expansion' },
      ...{ occurred_at: app.site.clock.now().toISOString(), currency: 'eur' },
      ...{ change_minor: 100, annual_minor: 200, plan_before: before, plan_after: plan },
    })
    .execute();
}

const plans = () => {
  const { now } = app.site.clock;
  const { site } = app.context();
  return {
    findPlans: (tx: Parameters<typeof listEntitled>[1], userId?: number) =>
      listEntitled({ now, graceDays: 7 }, tx, userId),
    findPlansBefore: (tx: Parameters<typeof listEntitled>[1], at: string, userId?: number) =>
      listPlansBefore({ site, now, graceDays: 7 }, tx, { at, userId }),
  };
};

it('gives nobody a vote who changes to a larger plan on the news of it', async () => {
  const users = await app.populate(24, 'payer');
  await subscribe(users.slice(0, 22), 'premium');
  await subscribe(users.slice(22), 'basic');
  const [first = 0, second = 0] = users;
  const [early = 0, late = 0] = users.slice(22);
  await changePlan(early, 'basic', 'premium');
  const vote = await app.announce({ requiredPlan: 'premium', opensAt: app.later(1) }, plans());
  await changePlan(late, 'basic', 'premium');
  // A change between plans that both include the vote, and a return.
  await changePlan(first, 'premium', 'annual');
  await changePlan(second, null, 'premium');
  await app.waitDays(1);
  await app.run(plans());
  const { queries } = app.site.deps.db;
  const roll = await queries.selectFrom('vote_roll').select('user_id').execute();
  const ids = roll.map(({ user_id }) => user_id);
  expect((await app.readVote(vote.slug)).roll.size).toBe(22);
  expect(ids).toEqual(expect.arrayContaining([early, first]));
  expect(ids).not.toContain(late);
  expect(ids).not.toContain(second);
  const { explainAbsence } = await import('./explain-absence.ts');
  const row = await queries.selectFrom('votes').selectAll().executeTakeFirstOrThrow();
  expect(await explainAbsence(app.context(plans()), queries, row, late)).toBe('planLate');
  expect(await explainAbsence(app.context(plans()), queries, row, early)).toBeNull();
});

it('counts gifts that somebody has paid for before the day that decides', async () => {
  const users = await app.populate(27, 'payer');
  await subscribe(users.slice(0, 22), 'premium');
  const [basic = 0, given = 0, free = 0, late = 0, ended = 0] = users.slice(22);
  await subscribe([basic], 'basic');
  const { queries } = app.site.deps.db;
  const give = (userId: number, more: { is_paid?: 0 | 1; ended_at?: string } = {}) =>
    queries
      .insertInto('plan_grants')
      .values({
        ...{ id: randomUUID(), user_id: userId, plan_id: 'premium', plan: 'premium' },
        ...{ source: 'gift', source_id: randomUUID(), is_paid: 1, ended_at: null },
        ...{ starts_at: app.later(0), ends_at: app.later(90), created_at: app.later(0), ...more },
      })
      .execute();
  await give(given);
  await give(free, { is_paid: 0 });
  await give(ended, { ended_at: app.later(0) });
  const vote = await app.announce({ requiredPlan: 'premium', opensAt: app.later(1) }, plans());
  app.site.clock.advance(1);
  await give(late);
  await give(basic);
  await app.waitDays(1);
  await app.run(plans());
  const roll = await queries.selectFrom('vote_roll').select('user_id').execute();
  const ids = roll.map(({ user_id }) => user_id);
  expect((await app.readVote(vote.slug)).roll.size).toBe(23);
  expect(ids).toContain(given);
  const { explainAbsence } = await import('./explain-absence.ts');
  const row = await queries.selectFrom('votes').selectAll().executeTakeFirstOrThrow();
  const why = (id: number) => explainAbsence(app.context(plans()), queries, row, id);
  expect(await why(given)).toBeNull();
  expect([await why(free), await why(late)]).toEqual(['notPaid', 'notPaid']);
  expect([await why(ended), await why(basic)]).toEqual(['plan', 'planLate']);
});

it('counts a seat that the member has since before that day, also if its plan has changed', async () => {
  const users = await app.populate(25, 'payer');
  await subscribe(users.slice(0, 22), 'premium');
  const [payer = 0] = users;
  const [stayed = 0, left = 0, late = 0] = users.slice(22);
  const { queries } = app.site.deps.db;
  const seatOf = (userId: number) => `seat-${userId}`;
  const take = (userId: number) =>
    queries
      .insertInto('seats')
      .values({
        ...{ id: seatOf(userId), payer_id: payer, user_id: userId, email: 'kim@example.org' },
        ...{ code_hash: null, expires_at: null, created_at: app.later(0) },
        accepted_at: app.later(0),
      })
      .execute();
  const grant = (userId: number, planId: Plan) =>
    queries
      .insertInto('plan_grants')
      .values({
        ...{ id: randomUUID(), user_id: userId, plan_id: planId, plan: planId, source: 'seat' },
        ...{ source_id: seatOf(userId), is_paid: 1, starts_at: app.later(0), ended_at: null },
        ...{ ends_at: app.later(90), created_at: app.later(0) },
      })
      .execute();
  const endGrants = (userId: number) =>
    queries
      .updateTable('plan_grants')
      .set({ ended_at: app.later(0) })
      .where('user_id', '=', userId)
      .execute();
  for (const userId of [stayed, left]) {
    await take(userId);
    await grant(userId, 'premium');
  }
  const vote = await app.announce({ requiredPlan: 'premium', opensAt: app.later(1) }, plans());
  app.site.clock.advance(1);
  // The payer changes the plan, one person gives up the seat for another one, and somebody comes on the news.
  await endGrants(stayed);
  await grant(stayed, 'annual');
  await endGrants(left);
  await queries.deleteFrom('seats').where('user_id', '=', left).execute();
  await take(late);
  await grant(late, 'annual');
  await app.waitDays(1);
  await app.run(plans());
  const roll = await queries.selectFrom('vote_roll').select('user_id').execute();
  const ids = roll.map(({ user_id }) => user_id);
  expect((await app.readVote(vote.slug)).roll.size).toBe(23);
  expect(ids).toContain(stayed);
  expect(ids).not.toContain(left);
  expect(ids).not.toContain(late);
});

it('gives members without a confirmed address no vote, also if they have paid', async () => {
  const users = await app.populate(23, 'payer');
  await subscribe(users, 'premium');
  const [never = 0, late = 0, lost = 0] = users;
  const { queries } = app.site.deps.db;
  const confirm = (id: number, email_confirmed_at: string | null) =>
    queries.updateTable('users').set({ email_confirmed_at }).where('id', '=', id).execute();
  await confirm(never, null);
  await confirm(late, null);
  const vote = await app.announce({ requiredPlan: 'any', opensAt: app.later(1) }, plans());
  expect(vote.roll.announcedSize).toBe(21);
  await confirm(late, app.later(0));
  await confirm(lost, null);
  await app.waitDays(1);
  await app.run(plans());
  expect((await app.readVote(vote.slug)).roll.size).toBe(20);
  const roll = await queries.selectFrom('vote_roll').select('user_id').execute();
  const ids = roll.map(({ user_id }) => user_id);
  for (const id of [never, late, lost]) expect(ids).not.toContain(id);
  const { explainAbsence } = await import('./explain-absence.ts');
  const row = await queries.selectFrom('votes').selectAll().executeTakeFirstOrThrow();
  const why = (id: number) => explainAbsence(app.context(plans()), queries, row, id);
  expect([await why(never), await why(late)]).toEqual(['unconfirmed', null]);
});

it('asks for the plan of one member only to explain why they cannot vote', async () => {
  const [user = 0] = await app.populate(3, 'payer');
  await app.announce({ requiredPlan: 'premium' });
  const asked: (number | undefined)[] = [];
  const context = app.context({
    findPlans: async (_tx, userId) => {
      asked.push(userId);
      return new Map();
    },
  });
  const { explainAbsence } = await import('./explain-absence.ts');
  const { queries } = app.site.deps.db;
  const row = await queries.selectFrom('votes').selectAll().executeTakeFirstOrThrow();
  expect(await explainAbsence(context, queries, row, user)).toBe('plan');
  expect(asked).toEqual([user]);
});

it('keeps the day that decides when a vote takes the place of annulled ones', async () => {
  await app.populate(20);
  const first = await app.announce();
  await app.waitDays(1);
  await app.populate(5, 'crowd');
  await annul(first);
  const second = await app.announce({ question: 'Again?' });
  expect(second).toMatchObject({ roll: { joinedBefore: first.announcedAt }, expectedRoll: 25 });
  expect(second.announcedAt > first.announcedAt).toBe(true);
  const late = await app.announce({ documentId: app.documentId, joinedBefore: second.announcedAt });
  expect(late).toMatchObject({ error: { code: 'validation_failed' } });
  // Also if the first one was annulled long ago, but its place was taken before.
  await app.waitDays(80);
  await annul(second);
  await app.waitDays(80);
  const third = await app.announce({ question: 'And again?' });
  expect(third.roll.joinedBefore).toBe(first.announcedAt);
  await annul(third);
  await app.waitDays(91);
  const fresh = await app.announce({ question: 'A new matter?' });
  expect(fresh.roll.joinedBefore).toBe(fresh.announcedAt);
});
