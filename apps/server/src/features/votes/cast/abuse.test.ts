import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Member } from '../../../http/caller.ts';
import { waitUntilBlocking } from '../../../testing/locks/wait-until-blocking.ts';
import { lockActiveUser } from '../../accounts/index.ts';
import { voteAccountHooks } from '../account-hooks.ts';
import type { VotesContext } from '../context.ts';
import { openVoteApp, type Slip, type VoteApp } from '../testing/vote-app.ts';
import { castBallot } from './cast-ballot.ts';
import { castOpenBallot } from './cast-open-ballot.ts';

let app: VoteApp;
beforeEach(async () => {
  app = await openVoteApp();
});
afterEach(() => app.site.close());

async function openVote(more: Record<string, unknown> = {}) {
  await app.ask('mia', 'GET', '/api/users/me');
  await app.populate(24);
  const vote = await app.announce(more);
  await app.run();
  return vote;
}

/** Casts a ballot in another process. */
const castIn = (context: VotesContext, vote: { id: string }, slip: Slip, choice: string) =>
  castBallot(context, { id: vote.id, ...slip, choice }).then(
    () => 'cast',
    ({ code }: { code: string }) => code,
  );

const at = (time: string): Partial<VotesContext> => ({ readTime: async () => time });

it('takes one ballot of a slip that two processes cast at the same time', async () => {
  const vote = await openVote();
  const slip = await app.getSlip('mia', vote);
  const [one, other] = [app.context(), app.context()];
  const results = await Promise.all(
    ['1', 'against', '1', 'abstain'].map((choice, index) =>
      castIn(index % 2 === 0 ? one : other, vote, slip, choice),
    ),
  );
  expect(results).toEqual(['cast', 'cast', 'cast', 'cast']);
  const rows = await app.site.deps.db.queries.selectFrom('vote_ballots').selectAll().execute();
  expect(rows).toMatchObject([{ receipt: slip.receipt }]);
});

it('takes a ballot that PostgreSQL first refuses because the same one arrives at the same time', async () => {
  const vote = await openVote();
  const slip = await app.getSlip('mia', vote);
  const { content, ...others } = app.context();
  const { db } = content;
  let refusals = 0;
  const transaction: typeof db.transaction = async (work) => {
    refusals += 1;
    if (refusals > 1) return db.transaction(work);
    expect(await castIn(app.context(), vote, slip, '1')).toBe('cast');
    throw Object.assign(new Error('vote_ballots_receipt'), { code: '23505' });
  };
  const late = { ...others, content: { ...content, db: { ...db, transaction } } };
  expect(await castIn(late, vote, slip, 'against')).toBe('cast');
  const rows = await db.queries.selectFrom('vote_ballots').selectAll().execute();
  expect(rows).toMatchObject([{ receipt: slip.receipt, choice: 'against' }]);
});

it('keeps no name of somebody who votes while their account is deleted', async () => {
  const vote = await openVote({ secrecy: 'open' });
  const { db } = app.site.deps;
  const mia = await db.queries
    .selectFrom('users')
    .select('id')
    .where('username', '=', 'mia')
    .executeTakeFirstOrThrow();
  const { onDeletion } = voteAccountHooks(app.site.openProcess());
  const { late } = await db.transaction(async (tx) => {
    await lockActiveUser(tx, mia.id);
    await onDeletion?.(tx, mia.id);
    const cast = castOpenBallot(app.context(), { userId: mia.id } as Member, {
      id: vote.id,
      choice: '1',
    }).then(
      () => 'cast',
      ({ code }: { code: string }) => code,
    );
    await waitUntilBlocking(db.kind, tx);
    await tx.deleteFrom('users').where('id', '=', mia.id).execute();
    return { late: cast };
  });
  expect(await late).not.toBe('cast');
  expect(await db.queries.selectFrom('open_ballots').selectAll().execute()).toEqual([]);
});

it('goes by the clock of the database, however wrong that of a process is', async () => {
  const vote = await openVote();
  const slip = await app.getSlip('mia', vote);
  const before = new Date(Date.parse(vote.closesAt) - 1).toISOString();
  // This process is a day behind: the vote has closed.
  const behind = app.context(at(vote.closesAt));
  expect(await castIn(behind, vote, slip, '1')).toBe('not_open');
  // And this one is twenty days ahead: the vote is still open.
  app.site.clock.advance(20 * 24 * 60 * 60_000);
  const ahead = app.context(at(before));
  expect(await castIn(ahead, vote, slip, 'against')).toBe('cast');
  await app.run(at(before));
  const stored = await app.site.deps.db.queries.selectFrom('votes').select('state').execute();
  expect(stored).toEqual([{ state: 'open' }]);
});

it('lets members vote whose plan lapsed, or was refunded, after the opening', async () => {
  const { queries } = app.site.deps.db;
  await app.ask('mia', 'GET', '/api/users/me');
  const others = await app.populate(24);
  const mia = await queries
    .selectFrom('users')
    .select('id')
    .where('username', '=', 'mia')
    .executeTakeFirstOrThrow();
  const users = [mia.id, ...others];
  const paidAt = app.site.clock.now().toISOString();
  await queries
    .insertInto('subscriptions')
    .values(
      users.map((id) => ({
        ...{ id: `sub_${id}`, user_id: id, customer_id: `cus_${id}`, plan: 'basic' as const },
        ...{ status: 'active' as const, item_id: 'si_1', price_id: 'price_1', currency: 'eur' },
        ...{ credit_minor: 0, period_starts_at: paidAt, period_ends_at: app.later(300) },
        ...{ ends_at: null, cancel_at_period_end: 0 as const, canceled_at: null, discount: null },
        ...{ unpaid_since: null, latest_invoice_id: null, is_current: 1 as const },
        ...{ created_at: paidAt, annual_minor: null },
      })),
    )
    .execute();
  await queries
    .insertInto('invoices')
    .values(
      users.map((id) => ({
        ...{ id: `in_${id}`, user_id: id, customer_id: `cus_${id}`, number: null },
        ...{ subscription_id: `sub_${id}`, status: 'paid' as const, currency: 'eur' },
        ...{ reason: 'subscription_create', total_minor: 900, amount_paid_minor: 900 },
        ...{ amount_remaining_minor: 0, amount_refunded_minor: 0, is_disputed: 0 as const },
        ...{ attempts: 1, needs_action: 0 as const, created_at: paidAt, due_at: null },
        ...{ paid_at: paidAt, hosted_url: null, pdf_url: null, lines: '[]', tax_minor: 0 },
        ...{ decline_reason: null, next_attempt_at: null, discount_minor: 0 },
      })),
    )
    .execute();
  const plans = new Map(users.map((id) => [id, 'basic'] as const));
  const findPlans = async () => plans;
  const vote = await app.announce({ requiredPlan: 'any' }, { findPlans });
  await app.run({ findPlans });
  const { roll } = await app.readVote(vote.slug);
  expect(roll.size).toBe(25);
  await queries.updateTable('subscriptions').set({ status: 'canceled', is_current: 0 }).execute();
  await queries.updateTable('invoices').set({ amount_refunded_minor: 900 }).execute();
  const slip = await app.getSlip('mia', vote);
  expect((await app.cast(vote, slip, '1')).status).toBe(200);
  await app.waitDays(11);
  await app.run();
  expect(await app.readVote(vote.slug)).toMatchObject({ roll, result: { ballots: 1 } });
});
