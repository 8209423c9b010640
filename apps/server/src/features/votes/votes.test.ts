import { randomUUID } from 'node:crypto';
import { recount } from '@rostra/contract/ballots';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { memoryLog } from '../../testing/memory-log.ts';
import { openVoteApp, type VoteApp } from './testing/vote-app.ts';

let app: VoteApp;
beforeEach(async () => {
  app = await openVoteApp();
});
afterEach(() => app.site.close());

const NAMES = ['mia', 'tom', 'ann', 'bob', 'cem', 'dan', 'eli', 'fay', 'gus', 'hal', 'ida', 'jon'];

const read = async (slug: string) =>
  // biome-ignore lint/suspicious/noExplicitAny: tests read any response
  (await app.site.send<any>('GET', `/api/votes/by-slug/${slug}`)).body.data;
const ballotOf = async (name: string, slug: string) =>
  (await app.ask(name, 'GET', `/api/votes/by-slug/${slug}/ballot`)).body.data;
const recordOf = async (slug: string) =>
  (await app.site.app.inject(`/votes/${slug}/record.json`)).body;

/** Members who can act, on a roll that is large enough. */
async function joinAll(names = NAMES): Promise<void> {
  await Promise.all(names.map((name) => app.ask(name, 'GET', '/api/users/me')));
  await app.populate(20);
}

async function openVote(more: Record<string, unknown> = {}) {
  await joinAll();
  const vote = await app.announce(more);
  await app.run();
  return vote;
}

/** Casts secret ballots of as many members. */
async function castAll(vote: { id: string; slug: string }, choices: readonly string[]) {
  for (const [index, choice] of choices.entries()) {
    const slip = await app.getSlip(NAMES[index] ?? '', vote);
    expect((await app.cast(vote, slip, choice)).status).toBe(200);
  }
}

it('is announced with texts, hashes and costing, then opens with a roll', async () => {
  await joinAll();
  const vote = await app.announce({ opensAt: app.later(1) });
  expect(vote).toMatchObject({ state: 'announced', expectedRoll: 37, isRehearsal: false });
  await app.run();
  const announced = await read(vote.slug);
  expect(announced.vote).toMatchObject({ state: 'announced', roll: { size: null, hash: null } });
  expect(announced.texts).toMatchObject([{ number: '1', html: '<p>Build 2,000 homes.</p>' }]);
  expect(announced.vote.options[0]).toMatchObject({
    costing: 'Four million a year.',
    edition: null,
  });
  await app.waitDays(1);
  await app.run();
  const open = await read(vote.slug);
  expect(open.vote).toMatchObject({
    state: 'open',
    roll: { size: 37 },
    result: null,
    turnout: null,
  });
  expect(await ballotOf('mia', vote.slug)).toMatchObject({ isOnRoll: true, hasSlip: false });
});

it('takes secret ballots that can be changed, closes, and publishes a record that recounts', async () => {
  const vote = await openVote();
  const slip = await app.getSlip('mia', vote);
  expect((await app.cast(vote, slip, 'against')).status).toBe(200);
  expect((await app.cast(vote, slip, '1')).status).toBe(200);
  for (const name of NAMES.slice(1)) await app.cast(vote, await app.getSlip(name, vote), '1');
  expect((await read(vote.slug)).vote.result).toBeNull();
  expect((await app.site.app.inject(`/votes/${vote.slug}/record.json`)).statusCode).toBe(404);
  await app.waitDays(10);
  expect((await read(vote.slug)).vote.state).toBe('counting');
  await app.run();
  const { vote: closed } = await read(vote.slug);
  expect(closed).toMatchObject({
    state: 'adopted',
    result: { ballots: 12, counts: { 1: 12, against: 0, abstain: 0 }, adopted: '1' },
  });
  const record = await recordOf(vote.slug);
  const counted = await recount(record, closed.result.recordHash);
  expect(counted.checks).toEqual({
    ...{ hash: true, roll: true, ballots: true, counts: true, outcome: true },
  });
  const { ballots } = JSON.parse(record);
  expect(ballots).toContainEqual({ receipt: slip.receipt, choice: '1' });
  expect(ballots.map((each: { receipt: string }) => each.receipt)).toEqual(
    ballots.map((each: { receipt: string }) => each.receipt).sort(),
  );
  // One changed byte shows.
  const forged = record.replace(/"choice": "1"/, '"choice": "against"');
  expect((await recount(forged, closed.result.recordHash)).checks).toMatchObject({
    ...{ hash: false, counts: false },
  });
});

it('leaves no key, slip or ballot once it is closed', async () => {
  const vote = await openVote();
  await castAll(vote, Array(11).fill('1'));
  await app.waitDays(10);
  await app.run();
  const { queries } = app.site.deps.db;
  expect(await queries.selectFrom('vote_ballots').selectAll().execute()).toEqual([]);
  const row = await queries.selectFrom('votes').selectAll().executeTakeFirstOrThrow();
  expect(row.private_key).toBeNull();
  const roll = await queries.selectFrom('vote_roll').selectAll().execute();
  expect(roll.every(({ blinded_hash, had_slip }) => blinded_hash === null && !had_slip)).toBe(true);
});

it('continues the chain of records', async () => {
  const first = await openVote({ closesAt: app.later(1) });
  await app.waitDays(1);
  await app.run();
  const second = await app.announce({ question: 'And now?', closesAt: app.later(1) });
  await app.run();
  await app.waitDays(1);
  await app.run();
  const [one, two] = [await read(first.slug), await read(second.slug)];
  expect(one.vote.result.previousHash).toBeNull();
  expect(two.vote.result.previousHash).toBe(one.vote.result.recordHash);
  expect(JSON.parse(await recordOf(second.slug)).previous).toBe(one.vote.result.recordHash);
});

it('mails the hash, and whether a slip was issued, to everybody on the roll', async () => {
  const vote = await openVote();
  await app.run();
  const opened = (await app.site.deliver()).filter(({ kind }) => kind === 'vote-opened');
  expect(opened).toHaveLength(37);
  await app.getSlip('mia', vote);
  await app.waitDays(10);
  await app.run();
  await app.run();
  const mails = (await app.site.deliver()).filter(({ kind }) => kind === 'vote-closed');
  const { recordHash } = (await read(vote.slug)).vote.result;
  expect(mails).toHaveLength(37);
  expect(mails.every(({ text }) => text.includes(recordHash))).toBe(true);
  const textTo = (to: string) => mails.find((mail) => mail.to === `${to}@example.org`)?.text;
  expect(textTo('mia')).toContain('A slip was issued to you');
  expect(textTo('tom')).toContain('No slip was issued to you');
});

it('signs one slip for each member, and the same again if the response was lost', async () => {
  const vote = await openVote();
  const blinded = `00${'a'.repeat(510)}`;
  const issue = (name: string, text = blinded) =>
    app.ask(name, 'POST', `/api/votes/${vote.id}/slips`, { blinded: text });
  const [one, again] = await Promise.all([issue('mia'), issue('mia')]);
  expect([one.status, again.status]).toEqual([200, 200]);
  expect(again.body).toEqual(one.body);
  const other = await issue('mia', `00${'b'.repeat(510)}`);
  expect([other.status, other.body.error.code]).toEqual([409, 'conflict']);
  expect((await issue('tom', 'f'.repeat(512))).status).toBe(400);
  expect((await issue('tom', 'xyz')).status).toBe(400);
  const two = await Promise.all([issue('ann', `01${'b'.repeat(510)}`), issue('ann')]);
  expect(two.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it('accepts a ballot only with a slip of this vote, and one for each', async () => {
  const vote = await openVote();
  const slip = await app.getSlip('mia', vote);
  const forged = { ...slip, slip: 'ab'.repeat(32) };
  expect((await app.cast(vote, forged, '1')).status).toBe(403);
  expect((await app.cast(vote, { ...slip, signature: '0'.repeat(512) }, '1')).status).toBe(403);
  expect((await app.cast(vote, slip, '2')).status).toBe(400);
  expect((await app.cast(vote, slip, '__proto__')).status).toBe(400);
  expect((await app.cast({ id: randomUUID() }, slip, '1')).status).toBe(404);
  // Two tabs and a replay are one ballot.
  await Promise.all([app.cast(vote, slip, '1'), app.cast(vote, slip, 'against')]);
  await app.cast(vote, slip, 'abstain');
  const rows = await app.site.deps.db.queries.selectFrom('vote_ballots').selectAll().execute();
  expect(rows).toMatchObject([{ choice: 'abstain', receipt: slip.receipt }]);
  // Somebody else has the receipt.
  const other = { ...(await app.getSlip('tom', vote)), receipt: slip.receipt };
  expect((await app.cast(vote, other, '1')).body.error.code).toBe('conflict');
});

it('refuses a ballot that says who casts it', async () => {
  const vote = await openVote();
  const slip = await app.getSlip('mia', vote);
  const named = await app.ask('mia', 'POST', `/api/votes/${vote.id}/ballots`, {
    ...{ ...slip, choice: '1' },
  });
  expect(named.status).toBe(400);
  const cookie = await app.site.send(
    ...(['POST', `/api/votes/${vote.id}/ballots`, { ...slip, choice: '1' }] as const),
    { headers: { cookie: 'device=x' } },
  );
  expect(cookie.status).toBe(400);
});

it('takes nothing at the moment of closing, also in another process', async () => {
  const vote = await openVote();
  const slip = await app.getSlip('mia', vote);
  await app.cast(vote, slip, '1');
  app.site.clock.advance(10 * 24 * 60 * 60_000 - 1);
  const late = await app.cast(vote, slip, 'against');
  expect(late.status).toBe(200);
  await app.waitDays(1);
  const refused = await app.cast(vote, slip, '1');
  expect([refused.status, refused.body.error.code]).toEqual([409, 'not_open']);
  const issue = await app.ask('tom', 'POST', `/api/votes/${vote.id}/slips`, {
    blinded: `00${'a'.repeat(510)}`,
  });
  expect(issue.body.error.code).toBe('not_open');
  // Two processes close it, while a ballot arrives.
  const [, , ballot] = await Promise.all([app.run(), app.run(), app.cast(vote, slip, '1')]);
  expect(ballot.status).toBe(409);
  expect((await read(vote.slug)).vote).toMatchObject({ state: 'tooFew', result: { ballots: 1 } });
});

it('counts each ballot that was confirmed, if many arrive while it closes', async () => {
  const vote = await openVote();
  const slips = await Promise.all(NAMES.map((name) => app.getSlip(name, vote)));
  const closesAt = Date.parse((await read(vote.slug)).vote.closesAt);
  let time = closesAt - 1;
  const context = app.context({ readTime: async () => new Date(time).toISOString() });
  const { castBallot } = await import('./cast/cast-ballot.ts');
  const { closeVote } = await import('./run/close-vote.ts');
  const casts = slips.map(async (slip, index) => {
    if (index === 6) {
      time = closesAt;
      await closeVote(context, vote.id);
    }
    return castBallot(context, { id: vote.id, ...slip, choice: '1' }).then(
      () => true,
      () => false,
    );
  });
  const confirmed = (await Promise.all(casts)).filter(Boolean).length;
  await closeVote(context, vote.id);
  expect((await read(vote.slug)).vote.result.ballots).toBe(confirmed);
});

it('tells members why they are not on the roll', async () => {
  await joinAll();
  await app.site.deps.db.queries
    .updateTable('users')
    .set({ email_confirmed_at: null })
    .where('username', '=', 'tom')
    .execute();
  const vote = await app.announce({ opensAt: app.later(1) });
  await app.ask('zoe', 'GET', '/api/users/me');
  expect(await ballotOf('zoe', vote.slug)).toMatchObject({
    isOnRoll: null,
    obstacle: 'joinedLate',
  });
  await app.waitDays(1);
  await app.run();
  expect(await ballotOf('zoe', vote.slug)).toMatchObject({
    isOnRoll: false,
    obstacle: 'joinedLate',
  });
  expect(await ballotOf('tom', vote.slug)).toMatchObject({
    isOnRoll: false,
    obstacle: 'unconfirmed',
  });
  const refused = await app.ask('zoe', 'POST', `/api/votes/${vote.id}/slips`, {
    blinded: `00${'a'.repeat(510)}`,
  });
  expect([refused.status, refused.body.error.code]).toEqual([403, 'not_on_roll']);
  expect(refused.body.error.details.obstacle).toBe('joinedLate');
  const visitor = await app.site.send('POST', `/api/votes/${vote.id}/slips`, {
    blinded: `00${'a'.repeat(510)}`,
  });
  expect(visitor.status).toBe(401);
});

it('gives nobody a vote who joins on the news, however many register', async () => {
  await joinAll();
  const vote = await app.announce({ opensAt: app.later(1) });
  await app.populate(300, 'crowd');
  await app.waitDays(1);
  await app.run();
  expect((await read(vote.slug)).vote.roll.size).toBe(37);
  const late = await app.announce({ joinedBefore: app.later(1) });
  expect(late).toMatchObject({ error: { code: 'validation_failed' } });
});

it('keeps the roll when members are deleted or blocked afterwards', async () => {
  const vote = await openVote({ quorum: { numerator: 1, denominator: 2 } });
  const { queries } = app.site.deps.db;
  await app.cast(vote, await app.getSlip('mia', vote), '1');
  await queries.deleteFrom('users').where('username', '=', 'mia').execute();
  await queries.deleteFrom('users').where('username', 'like', 'voter1%').execute();
  await queries.updateTable('users').set({ is_blocked: 1 }).where('username', '=', 'tom').execute();
  const blocked = await app.ask('tom', 'POST', `/api/votes/${vote.id}/slips`, {
    blinded: `00${'a'.repeat(510)}`,
  });
  expect(blocked.status).toBe(401);
  await castAll2(vote);
  app.site.clock.advance(10 * 24 * 60 * 60_000);
  await app.run();
  const { vote: closed } = await read(vote.slug);
  expect(closed).toMatchObject({ state: 'noQuorum', roll: { size: 37 }, result: { ballots: 11 } });
  const counted = await recount(await recordOf(vote.slug), closed.result.recordHash);
  expect(Object.values(counted.checks)).toEqual([true, true, true, true, true]);
});

const castAll2 = async (vote: { id: string; slug: string }) => {
  for (const name of NAMES.slice(2)) await app.cast(vote, await app.getSlip(name, vote), '1');
};

it('needs a paid, unrefunded and undisputed invoice for a vote of a plan', async () => {
  await joinAll();
  const users = await app.populate(30, 'payer');
  const { queries } = app.site.deps.db;
  const paid = app.site.clock.now().toISOString();
  const invoice = (userId: number, index: number) => ({
    id: `in_${userId}`,
    user_id: userId,
    customer_id: `cus_${userId}`,
    subscription_id: `sub_${userId}`,
    number: null,
    status: 'paid' as const,
    reason: 'subscription_create',
    currency: 'eur',
    total_minor: 900,
    amount_paid_minor: index === 3 ? 0 : 900,
    amount_remaining_minor: 0,
    amount_refunded_minor: index === 0 ? 1 : 0,
    is_disputed: index === 1 ? (1 as const) : (0 as const),
    attempts: 1,
    needs_action: 0 as const,
    created_at: paid,
    due_at: null,
    paid_at: index === 2 ? app.later(1) : paid,
    hosted_url: null,
    pdf_url: null,
    lines: '[]',
    decline_reason: null,
    next_attempt_at: null,
    tax_minor: 0,
    discount_minor: 0,
  });
  const subscription = (userId: number, index: number) => ({
    // One member has returned with another subscription.
    id: index === 5 ? `sub_new_${userId}` : `sub_${userId}`,
    user_id: userId,
    customer_id: `cus_${userId}`,
    status: 'active' as const,
    item_id: 'si_1',
    price_id: 'price_1',
    plan: 'premium' as const,
    currency: 'eur',
    credit_minor: 0,
    period_starts_at: paid,
    period_ends_at: app.later(30),
    cancel_at_period_end: 0 as const,
    ends_at: null,
    canceled_at: null,
    unpaid_since: null,
    latest_invoice_id: null,
    is_current: 1 as const,
    created_at: paid,
    discount: null,
    annual_minor: null,
  });
  await queries.insertInto('subscriptions').values(users.map(subscription)).execute();
  await queries.insertInto('invoices').values(users.map(invoice)).execute();
  const plans = new Map(users.map((id, index) => [id, index === 4 ? 'basic' : 'premium'] as const));
  const findPlans = async () => plans;
  const rules = { requiredPlan: 'premium', opensAt: app.later(2) };
  const vote = await app.announce(rules, { findPlans });
  // Over HTTP, nobody has a plan.
  expect(vote).toMatchObject({ isRehearsal: true, expectedRoll: 0, roll: { announcedSize: 24 } });
  await app.waitDays(2);
  await app.run({ findPlans });
  expect((await read(vote.slug)).vote).toMatchObject({ state: 'open', roll: { size: 24 } });
  expect(await ballotOf('mia', vote.slug)).toMatchObject({ isOnRoll: false, obstacle: 'plan' });
});

it('refuses votes of a plan while payments are simulated', async () => {
  await app.site.close();
  app = await openVoteApp({ env: { BILLING: 'simulated' } });
  const refused = await app.announce({ requiredPlan: 'any' });
  expect(refused).toMatchObject({ error: { code: 'validation_failed' } });
  expect(await app.announce()).toMatchObject({ isRehearsal: false });
});

it('does not open a secret vote on a small roll', async () => {
  await app.populate(14);
  const vote = await app.announce();
  await app.run();
  const { body } = await app.edith.ask('GET', `/votes/${vote.id}`);
  expect(body.data.vote).toMatchObject({
    state: 'announced',
    obstacle: 'smallRoll',
    expectedRoll: 19,
  });
  await app.populate(1, 'late');
  await app.run();
  expect((await read(vote.slug)).vote.state).toBe('announced');
});

it('does not count fewer than ten secret ballots', async () => {
  const vote = await openVote();
  await castAll(vote, Array(9).fill('1'));
  await app.waitDays(10);
  await app.run();
  const { vote: closed } = await read(vote.slug);
  expect(closed).toMatchObject({ state: 'tooFew', result: { ballots: 9, counts: null } });
  expect(JSON.parse(await recordOf(vote.slug)).ballots).toBeNull();
  const counted = await recount(await recordOf(vote.slug), closed.result.recordHash);
  expect(Object.values(counted.checks)).toEqual([true, true, true, true, true]);
});

it('publishes the turnout once a day and in whole per cent, on a large roll only', async () => {
  await joinAll();
  await app.populate(100, 'more');
  const vote = await app.announce();
  await app.run();
  await castAll(vote, ['1', '1', 'against']);
  await app.run();
  expect((await read(vote.slug)).vote.turnout).toBeNull();
  await app.waitDays(1);
  await app.run();
  expect((await read(vote.slug)).vote.turnout).toMatchObject({ percent: 2 });
  await app.cast(vote, await app.getSlip('fay', vote), '1');
  await app.cast(vote, await app.getSlip('gus', vote), '1');
  await app.run();
  expect((await read(vote.slug)).vote.turnout).toMatchObject({ percent: 2 });
});

it('keeps the public policy as it is while it is open', async () => {
  await openVote();
  const entry = `/entries/policies/${app.documentId}`;
  const published = await app.edith.ask('POST', `${entry}/publish?locale=en`, {});
  expect([published.status, published.body.error.code]).toEqual([409, 'conflict']);
  expect((await app.edith.ask('POST', `${entry}/unpublish?locale=en`, {})).status).toBe(409);
  expect((await app.edith.ask('DELETE', `${entry}?locale=en`)).status).toBe(409);
  await app.waitDays(10);
  expect((await app.edith.ask('POST', `${entry}/publish?locale=en`, {})).status).toBe(409);
  await app.run();
  expect((await app.edith.ask('POST', `${entry}/publish?locale=en`, {})).status).toBe(200);
});

it('can be annulled with a public reason, which deletes the ballots', async () => {
  const vote = await openVote();
  const slip = await app.getSlip('mia', vote);
  await app.cast(vote, slip, '1');
  const annul = () => app.edith.ask('POST', `/votes/${vote.id}/annul`, { reason: 'Wrong text.' });
  expect((await annul()).body.data.vote).toMatchObject({
    ...{ state: 'annulled', annulment: { reason: 'Wrong text.' }, result: null },
  });
  expect((await annul()).status).toBe(409);
  expect((await app.cast(vote, slip, '1')).body.error.code).toBe('not_open');
  expect(await app.site.deps.db.queries.selectFrom('vote_ballots').selectAll().execute()).toEqual(
    [],
  );
  await app.run();
  const mails = (await app.site.deliver()).filter(({ kind }) => kind === 'vote-annulled');
  expect(mails).toHaveLength(37);
  expect((await app.announce()).state).toBe('announced');
});

it('shows names under the choices of open ballots once it is closed, without those who left', async () => {
  const vote = await openVote({ secrecy: 'open' });
  const castOpen = (name: string, choice: string) =>
    app.ask(name, 'PUT', `/api/votes/${vote.id}/ballot`, { choice });
  expect((await castOpen('mia', 'against')).status).toBe(200);
  expect((await castOpen('mia', '1')).status).toBe(200);
  await Promise.all([castOpen('tom', '1'), castOpen('tom', '1')]);
  await castOpen('ann', 'against');
  expect((await castOpen('ann', '7')).status).toBe(400);
  expect((await ballotOf('mia', vote.slug)).choice).toBe('1');
  expect((await read(vote.slug)).names).toBeNull();
  const slip = await app.ask('mia', 'POST', `/api/votes/${vote.id}/slips`, {
    blinded: `00${'a'.repeat(510)}`,
  });
  expect(slip.status).toBe(409);
  await app.waitDays(10);
  expect((await castOpen('mia', 'abstain')).body.error.code).toBe('not_open');
  await app.run();
  const closed = await read(vote.slug);
  expect(closed.vote).toMatchObject({ state: 'adopted', result: { counts: { 1: 2, against: 1 } } });
  expect(closed.names.map(({ name }: { name: string }) => name).sort()).toEqual([
    'ann',
    'mia',
    'tom',
  ]);
  const { voteAccountHooks } = await import('./account-hooks.ts');
  const { db } = app.site.deps;
  const mia = await db.queries
    .selectFrom('users')
    .select('id')
    .where('username', '=', 'mia')
    .executeTakeFirstOrThrow();
  const hooks = voteAccountHooks(app.site.openProcess());
  expect(await hooks.exportData?.(mia.id, 'owner')).toMatchObject([
    { choice: '1', question: vote.question },
  ]);
  expect(await hooks.describeDeletion?.(mia.id)).toHaveLength(1);
  const afterwards = await db.transaction(async (tx) => {
    const next = await hooks.onDeletion?.(tx, mia.id);
    await tx.deleteFrom('users').where('id', '=', mia.id).execute();
    return next;
  });
  expect(afterwards).toBeDefined();
  const left = await read(vote.slug);
  expect(left.names.filter(({ name }: { name: string | null }) => name === null)).toMatchObject([
    { salt: null, choice: '1' },
  ]);
  expect((await recount(await recordOf(vote.slug), left.vote.result.recordHash)).checks.hash).toBe(
    true,
  );
});

it('cannot be annulled from its closing time on', async () => {
  const vote = await openVote();
  await app.waitDays(10);
  const annulled = await app.edith.ask('POST', `/votes/${vote.id}/annul`, { reason: 'Unwelcome.' });
  expect(annulled.status).toBe(409);
});

it('connects no name with a choice, whatever is in the database', async () => {
  const vote = await openVote();
  const slips = new Map<string, Awaited<ReturnType<typeof app.getSlip>>>();
  for (const name of NAMES) slips.set(name, await app.getSlip(name, vote));
  for (const [name, slip] of slips) await app.cast(vote, slip, name === 'mia' ? 'against' : '1');
  const { db } = app.site.deps;
  await app.run();
  if (db.kind === 'postgres') {
    const { rows } = await sql`select xmin::text from vote_ballots union
      select xmin::text from vote_roll`.execute(db.queries);
    expect(rows).toHaveLength(1);
  }
  // As a dump reads them.
  const roll = await db.queries.selectFrom('vote_roll').selectAll().execute();
  const ballots = await db.queries.selectFrom('vote_ballots').selectAll().execute();
  const values = (rows: object[]) =>
    new Set(rows.flatMap((row) => Object.values(row)).filter((value) => String(value).length > 10));
  const shared = [...values(roll)].filter((value) => values(ballots).has(value));
  expect(shared).toEqual([vote.id]);
  expect(ballots.map(({ slip_hash }) => slip_hash)).toEqual(
    ballots.map(({ slip_hash }) => slip_hash).sort(),
  );
  expect(roll.map(({ leaf_hash }) => leaf_hash)).toEqual(
    roll.map(({ leaf_hash }) => leaf_hash).sort(),
  );
});

it('logs neither who gets a slip nor who casts a ballot', async () => {
  await app.site.close();
  const { logger, lines } = memoryLog();
  app = await openVoteApp({ logger });
  const vote = await openVote();
  await app.cast(vote, await app.getSlip('mia', vote), '1');
  const paths = lines.map(({ path }) => String(path));
  expect(paths.filter((path) => /slips|ballots/.test(path))).toEqual([]);
  expect(paths).toContain(`/api/votes/by-slug/${vote.slug}/ballot`);
});

it('opens only when everything in the consultation is answered', async () => {
  await joinAll();
  const opened = await app.edith.ask('POST', '/consultations', {
    ...{ key: randomUUID(), documentId: app.documentId, locale: 'en', title: 'Homes?' },
    ...{ introduction: '', requiredPlan: 'account', opensAt: app.later(0) },
    ...{ closesAt: app.later(1), answersDueAt: null },
  });
  const { id, slug } = opened.body.data.consultation;
  const { body } = await app.ask('mia', 'GET', `/api/consultations/by-slug/${slug}/draft`);
  const written = await app.ask('mia', 'POST', `/api/consultations/${id}/contributions`, {
    ...{ key: randomUUID(), draft: 1, blockId: body.data.text.blocks[0].id, kind: 'comment' },
    ...{ text: 'More.', reason: '', agrees: true },
  });
  const vote = await app.announce();
  const stateNow = async () => {
    await app.run();
    const { vote: managed } = (await app.edith.ask('GET', `/votes/${vote.id}`)).body.data;
    return [managed.state, managed.obstacle];
  };
  expect(await stateNow()).toEqual(['announced', 'consultation']);
  await app.waitDays(1);
  expect(await stateNow()).toEqual(['announced', 'consultation']);
  const answer = { state: 'noted', answer: 'Thank you.' };
  await app.edith.ask('PUT', `/contributions/${written.body.data.id}/answer`, answer);
  expect(await stateNow()).toEqual(['open', null]);
});

it('does not open while another text is scheduled, or after its end', async () => {
  await joinAll();
  const vote = await app.announce({ opensAt: app.later(1), closesAt: app.later(5) });
  await app.edith.ask('PUT', `/entries/policies/${app.documentId}/schedule?locale=en`, {
    ...{ action: 'publish', at: app.later(3) },
  });
  const { queries } = app.site.deps.db;
  await app.waitDays(1);
  await app.run();
  const managed = async () => (await app.edith.ask('GET', `/votes/${vote.id}`)).body.data.vote;
  expect((await managed()).obstacle).toBe('scheduledText');
  await queries.deleteFrom('scheduled_changes').execute();
  await app.waitDays(4);
  await app.run();
  expect(await managed()).toMatchObject({ state: 'announced', obstacle: 'late' });
});

it('holds one run-off between the leading texts', async () => {
  await joinAll();
  const options = [
    { version: await app.write('One.'), costing: '1' },
    { version: await app.write('Two.'), costing: '2' },
    { version: await app.write('Three.'), costing: '3' },
  ];
  const vote = await app.announce({ options });
  await app.run();
  await castAll(vote, ['1', '1', '1', '1', '1', '2', '2', '2', '2', '3', 'against', 'abstain']);
  await app.waitDays(10);
  await app.run();
  expect((await read(vote.slug)).vote).toMatchObject({
    state: 'runOff',
    result: { runOff: ['1', '2'] },
  });
  const leading = options.slice(0, 2);
  const wrong = await app.announce({ runOffOf: vote.id, options: options.slice(1) });
  expect(wrong).toMatchObject({ error: { code: 'conflict' } });
  const runOff = await app.announce({ runOffOf: vote.id, options: leading });
  expect(runOff).toMatchObject({ isRunOff: true, roll: { joinedBefore: vote.roll.joinedBefore } });
  await app.run();
  await castAll(runOff, ['1', '1', '1', '1', '1', '1', '2', '2', '2', '2', '2', '2']);
  await app.waitDays(10);
  await app.run();
  expect((await read(runOff.slug)).vote.state).toBe('notAdopted');
  const second = await app.announce({ runOffOf: vote.id, options: leading });
  expect(second).toMatchObject({ error: { code: 'conflict' } });
});

it('counts members who report that their receipt is missing', async () => {
  const vote = await openVote();
  const report = (name: string) => app.ask(name, 'POST', `/api/votes/${vote.id}/missing-receipt`);
  expect((await report('mia')).body.error.code).toBe('not_open');
  await app.waitDays(10);
  await app.run();
  expect([(await report('mia')).status, (await report('mia')).status]).toEqual([200, 200]);
  expect((await read(vote.slug)).vote.result.missingReceipts).toBe(1);
  await app.ask('zoe', 'GET', '/api/users/me');
  expect((await report('zoe')).status).toBe(403);
});

it('is announced once if it is asked for twice at once', async () => {
  const key = randomUUID();
  const both = await Promise.all([app.announce({ key }), app.announce({ key })]);
  expect(both).toMatchObject([{ id: key }, { id: key }]);
  expect((await app.edith.ask('GET', '/votes')).body.data).toHaveLength(1);
});

it('has an address in Latin letters, whatever its script', async () => {
  expect((await app.announce({ question: 'هل نبني؟' })).slug).toBe('hl-nbny');
});

it('has an address of its own if two have the same question', async () => {
  const data = { title: 'Trees', slug: 'trees', area: 'domestic', body: 'Plant trees.' };
  const created = await app.edith.ask('POST', '/entries/policies', { data });
  const { documentId, version } = created.body.data;
  const options = [{ version, costing: 'Little.' }];
  const both = await Promise.all([app.announce(), app.announce({ documentId, options })]);
  expect(both.map(({ slug }) => slug).sort()).toEqual([
    'shall-we-build-more',
    'shall-we-build-more-2',
  ]);
});

it('is the work of editors, and stored once', async () => {
  const key = randomUUID();
  const one = await app.announce({ key });
  const two = await app.announce({ key });
  expect(two.id).toBe(one.id);
  expect(await app.announce()).toMatchObject({ error: { code: 'conflict' } });
  const author = app.site.as('ada');
  expect((await author.ask('GET', '/votes')).status).toBe(403);
  expect((await author.ask('POST', `/votes/${one.id}/annul`, { reason: 'x' })).status).toBe(403);
  expect((await app.edith.ask('GET', '/votes')).body.data).toHaveLength(1);
  expect((await app.site.send('GET', '/api/votes/by-slug/none')).status).toBe(404);
  const odd = await app.announce({ majority: { numerator: 1, denominator: 2 } });
  expect(odd).toMatchObject({ error: { code: 'validation_failed' } });
});

it('is in the sitemap, with the list of votes', async () => {
  const sitemap = async () => (await app.site.app.inject('/sitemap.xml')).body;
  expect(await sitemap()).not.toContain('/votes');
  const { slug } = await app.announce();
  expect(await sitemap()).toMatch(/\/votes<\/loc>/);
  expect(await sitemap()).toMatch(new RegExp(`/votes/${slug}</loc><lastmod>2026-`));
});
