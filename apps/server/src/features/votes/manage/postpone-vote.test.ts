import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSite } from '../../../languages/site.ts';
import { openVote } from '../run/open-vote.ts';
import { openVoteApp, type VoteApp } from '../testing/vote-app.ts';
import { postponeVote } from './postpone-vote.ts';

let app: VoteApp;
afterEach(() => app.site.close());

const NOBODY = { editorId: null };
const MINIMUM = { VOTE_NOTICE_DAYS: '7', VOTE_DURATION_DAYS: '3' };

const read = async (slug: string) =>
  // biome-ignore lint/suspicious/noExplicitAny: tests read any response
  (await app.site.send<any>('GET', `/api/votes/by-slug/${slug}`)).body.data.vote;

interface Times {
  opensAt?: string;
  closesAt?: string;
}
const postpone = (id: string, { opensAt, closesAt }: Times, reason = 'The hall is closed.') =>
  app.edith.ask('POST', `/votes/${id}/postpone`, {
    ...{ opensAt: opensAt ?? null, closesAt: closesAt ?? null, reason },
  });
const fieldsOf = (answer: { body: { error?: { details: { errors: { path: string[] }[] } } } }) =>
  answer.body.error?.details.errors.map(({ path }) => path[0]);

describe('an announced vote', () => {
  beforeEach(async () => {
    app = await openVoteApp({ env: MINIMUM });
    await app.populate(30);
  });

  it('needs the notice and the duration that the settings name', async () => {
    const early = await app.announce({ opensAt: app.later(6.9), closesAt: app.later(20) });
    expect(early).toMatchObject({ error: { code: 'validation_failed' } });
    const short = await app.announce({ opensAt: app.later(8), closesAt: app.later(10.9) });
    expect(short).toMatchObject({ error: { code: 'validation_failed' } });
    expect(short).toMatchObject({
      error: { details: { errors: [{ message: 'Votes are open for at least 3 days' }] } },
    });
    const vote = await app.announce({ opensAt: app.later(7.01), closesAt: app.later(10.01) });
    expect(vote).toMatchObject({
      state: 'announced',
      minimum: { noticeDays: 7, durationDays: 3 },
      changes: [],
    });
    expect((await app.edith.ask('GET', '/votes')).body.meta.minimum).toEqual({
      ...{ noticeDays: 7, durationDays: 3 },
    });
  });

  it('counts the notice by the clock of the database, however wrong that of a process is', async () => {
    const times = { opensAt: app.later(8), closesAt: app.later(20) };
    const ahead = app.later(2);
    await expect(app.announce(times, { readTime: async () => ahead })).rejects.toThrow();
    expect((await app.announce(times)).announcedAt).toBe(app.later(0));
  });

  it('opens as early as the notice allows if it shall open at once', async () => {
    const vote = await app.announce({
      opensAt: new Date(0).toISOString(),
      closesAt: app.later(11),
    });
    expect(vote.opensAt).toBe(app.later(7));
  });

  it('counts days as the clocks of the organisation do', async () => {
    await app.site.close();
    app = await openVoteApp({ env: { ...MINIMUM, SITE_TIME_ZONE: 'Europe/Berlin' } });
    // The clocks go forward on 29 March 2026: three days by the clock are 71 hours.
    const times = (closesAt: string) => ({ opensAt: '2026-03-27T19:00:00.000Z', closesAt });
    expect(await app.announce(times('2026-03-30T17:59:00.000Z'))).toHaveProperty('error');
    expect(await app.announce(times('2026-03-30T18:00:00.000Z'))).toHaveProperty('id');
  });

  it('opens and closes later only, with a public note', async () => {
    const vote = await app.announce({ opensAt: app.later(8), closesAt: app.later(12) });
    const { id, opensAt, closesAt } = vote;
    expect(fieldsOf(await postpone(id, { opensAt: app.later(7.5) }))).toEqual(['opensAt']);
    // Each change is mailed to everybody on the roll.
    const hardly = new Date(Date.parse(closesAt) + 59 * 60_000).toISOString();
    expect(fieldsOf(await postpone(id, { closesAt: hardly }))).toEqual(['closesAt']);
    expect(fieldsOf(await postpone(id, { closesAt: app.later(367) }))).toEqual(['closesAt']);
    expect(fieldsOf(await postpone(id, { closesAt: '9999-12-31T00:00:00.000Z' }))).toEqual([
      'closesAt',
    ]);
    expect(fieldsOf(await postpone(id, { closesAt: app.later(11.5) }))).toEqual(['closesAt']);
    expect(fieldsOf(await postpone(id, { opensAt, closesAt }))).toEqual(['closesAt']);
    // Later, but not for long enough.
    expect(fieldsOf(await postpone(id, { opensAt: app.later(9.5) }))).toEqual(['closesAt']);
    expect((await postpone(id, { closesAt: app.later(13) }, '')).status).toBe(400);
    const moved = { opensAt: app.later(10), closesAt: app.later(14) };
    expect((await postpone(id, moved)).body.data.vote).toMatchObject(moved);
    expect((await postpone(id, { closesAt: app.later(15) }, 'Again.')).status).toBe(200);
    const { changes } = await read(vote.slug);
    expect(changes).toMatchObject([
      {
        reason: 'The hall is closed.',
        opensAt: { from: opensAt, to: moved.opensAt },
        closesAt: { from: closesAt, to: moved.closesAt },
      },
      { reason: 'Again.', opensAt: null, closesAt: { from: moved.closesAt, to: app.later(15) } },
    ]);
    const audit = await app.site.deps.db.queries
      .selectFrom('audit_log')
      .select('action')
      .orderBy('id')
      .execute();
    expect(audit.map(({ action }) => action).filter((it) => it.startsWith('vote.'))).toEqual([
      ...['vote.announce', 'vote.postpone', 'vote.postpone'],
    ]);
  });

  it('keeps the minimum of its announcement if the settings change', async () => {
    const { id } = await app.announce({ opensAt: app.later(8), closesAt: app.later(12) });
    const site = createSite({ ...app.site.deps.env, VOTE_DURATION_DAYS: 0 });
    const times = { opensAt: app.later(11), closesAt: null, reason: 'Late.' };
    await expect(postponeVote(app.context({ site }), NOBODY, { id, ...times })).rejects.toThrow();
  });

  it('mails each change to the roll, in the language of the member', async () => {
    const vote = await app.announce({ opensAt: app.later(8), closesAt: app.later(12.5) });
    await app.run();
    await app.site.deliver();
    const { queries } = app.site.deps.db;
    await queries
      .updateTable('users')
      .set({ language: 'de' })
      .where('username', '=', 'voter0')
      .execute();
    await app.populate(3, 'stranger');
    await postpone(vote.id, { opensAt: app.later(9) });
    await postpone(vote.id, { closesAt: app.later(13) }, 'More time.');
    await app.run();
    const mails = (await app.site.deliver()).filter(({ kind }) => kind === 'vote-changed');
    expect(mails).toHaveLength(35);
    expect(mails.some(({ to }) => to.startsWith('stranger'))).toBe(false);
    const text = mails.find(({ to }) => to.startsWith('voter1@'))?.text;
    expect(text).toContain('The hall is closed.');
    expect(text).toContain('More time.');
    expect(await app.run().then(() => app.site.deliver())).toEqual([]);
    await postpone(vote.id, { closesAt: app.later(14) });
    await app.run();
    expect(await app.site.deliver()).toHaveLength(35);
  });

  it('is told of changes with its opening if both come at once', async () => {
    const vote = await app.announce({ opensAt: app.later(8), closesAt: app.later(12) });
    await app.run();
    await app.waitDays(7);
    await app.site.deliver();
    await postpone(vote.id, { closesAt: app.later(9) });
    await app.waitDays(1);
    await app.run();
    const mails = await app.site.deliver();
    expect(mails.map(({ kind }) => kind)).toEqual(Array(35).fill('vote-opened'));
    expect(mails[0]?.text).toContain('the closing was moved');
  });

  it('cannot become another one, also not through the database', async () => {
    const vote = await app.announce({ opensAt: app.later(8), closesAt: app.later(12) });
    const plan = { ...vote, secrecy: 'open', opensAt: app.later(0), closesAt: app.later(0.01) };
    expect((await app.edith.ask('PUT', `/votes/${vote.id}`, plan)).status).toBe(404);
    expect((await app.edith.ask('POST', `/votes/${vote.id}/extend`, plan)).status).toBe(404);
    const { queries } = app.site.deps.db;
    const change = (set: Record<string, unknown>) =>
      queries.updateTable('votes').set(set).where('id', '=', vote.id).execute();
    for (const set of [
      { secrecy: 'open' },
      { question: 'Another?' },
      { introduction: 'Another.' },
      { rules: '{}' },
      { required_plan: 'any' },
      { joined_before: app.later(1) },
      { announced_at: app.later(1) },
      { opens_at: app.later(1) },
      { closes_at: app.later(1) },
      { announced_roll_size: 99 },
      { duration_days: 0 },
    ]) {
      await expect(change(set), JSON.stringify(set)).rejects.toThrow('An announced vote is fixed');
    }
    await expect(queries.updateTable('vote_options').set({ html: '' }).execute()).rejects.toThrow(
      'An announced vote is fixed',
    );
    await postpone(vote.id, { closesAt: app.later(13) });
    await expect(queries.deleteFrom('vote_changes').execute()).rejects.toThrow(
      'An announced vote is fixed',
    );
    await expect(queries.updateTable('vote_changes').set({ reason: '' }).execute()).rejects.toThrow(
      'An announced vote is fixed',
    );
  });

  it('is left to editors', async () => {
    const vote = await app.announce({ opensAt: app.later(8), closesAt: app.later(12) });
    const body = { opensAt: null, closesAt: app.later(13), reason: 'x' };
    for (const name of ['ada', 'max']) {
      const answer = await app.site.as(name).ask('POST', `/votes/${vote.id}/postpone`, body);
      expect(answer.status).toBe(403);
    }
  });
});

describe('a vote at its opening', () => {
  beforeEach(async () => {
    app = await openVoteApp({ env: MINIMUM });
    await app.populate(30);
  });

  it('can move its opening until the moment of the opening', async () => {
    const vote = await app.announce({ opensAt: app.later(8), closesAt: app.later(20) });
    await app.waitDays(8);
    // One millisecond before it.
    app.site.clock.advance(-2);
    expect((await postpone(vote.id, { opensAt: app.later(1) })).status).toBe(200);
    await app.waitDays(1);
    // Its time has come, and the job has not run yet.
    const late = await postpone(vote.id, { opensAt: app.later(1) });
    expect([late.status, late.body.error.code]).toEqual([409, 'conflict']);
    await app.run();
    expect((await read(vote.slug)).state).toBe('open');
    expect((await postpone(vote.id, { opensAt: app.later(1) })).status).toBe(409);
    expect((await postpone(vote.id, { closesAt: app.later(15) })).status).toBe(200);
  });

  it('opens at the new time or moves, if both are tried at once', async () => {
    const vote = await app.announce({ opensAt: app.later(8), closesAt: app.later(20) });
    await app.waitDays(8);
    const at = app.site.clock.now().getTime();
    // The editor's transaction reads the clock before the opening, and the job after it.
    const before = app.context({ readTime: async () => new Date(at - 1).toISOString() });
    const after = app.context({ readTime: async () => new Date(at).toISOString() });
    const times = { opensAt: app.later(1), closesAt: null, reason: 'Late.' };
    const [moved] = await Promise.all([
      postponeVote(before, NOBODY, { id: vote.id, ...times }).then(
        () => true,
        () => false,
      ),
      openVote(after, vote.id),
    ]);
    const { state, opensAt, changes } = await read(vote.slug);
    expect([state, opensAt, changes.length]).toEqual(
      moved ? ['announced', times.opensAt, 1] : ['open', vote.opensAt, 0],
    );
  });

  it('does not open if something has kept it from opening until little time is left', async () => {
    const vote = await app.announce({ opensAt: app.later(8), closesAt: app.later(12) });
    const entry = `/entries/policies/${app.documentId}/schedule?locale=en`;
    await app.edith.ask('PUT', entry, { action: 'publish', at: app.later(11) });
    await app.waitDays(8);
    await app.run();
    const managed = async () => (await app.edith.ask('GET', `/votes/${vote.id}`)).body.data.vote;
    expect(await managed()).toMatchObject({ state: 'announced', obstacle: 'scheduledText' });
    await app.waitDays(3);
    await app.site.deps.db.queries.deleteFrom('scheduled_changes').execute();
    await app.run();
    expect(await managed()).toMatchObject({ state: 'announced', obstacle: 'late' });
    expect(fieldsOf(await postpone(vote.id, { closesAt: app.later(2.9) }))).toEqual(['closesAt']);
    expect((await postpone(vote.id, { closesAt: app.later(3) })).status).toBe(200);
    await app.run();
    expect(await managed()).toMatchObject({ state: 'open', obstacle: null });
  });

  it('opens up to an hour late, as after a restart', async () => {
    const vote = await app.announce({ opensAt: app.later(8), closesAt: app.later(11) });
    await app.waitDays(8);
    app.site.clock.advance(59 * 60_000);
    await app.run();
    expect((await read(vote.slug)).state).toBe('open');
  });

  it('cannot be extended once it has closed', async () => {
    const vote = await app.announce({ opensAt: app.later(8), closesAt: app.later(12) });
    await app.waitDays(8);
    await app.run();
    expect((await postpone(vote.id, { closesAt: app.later(3.9) })).status).toBe(400);
    await app.waitDays(4);
    expect((await postpone(vote.id, { closesAt: app.later(1) })).status).toBe(409);
    await app.run();
    expect((await postpone(vote.id, { closesAt: app.later(1) })).status).toBe(409);
  });

  it('has its changes in the record', async () => {
    const vote = await app.announce({ opensAt: app.later(8), closesAt: app.later(12) });
    await postpone(vote.id, { closesAt: app.later(13) });
    await app.waitDays(8);
    await app.run();
    await app.waitDays(5);
    await app.run();
    const record = JSON.parse((await app.site.app.inject(`/votes/${vote.slug}/record.json`)).body);
    expect(record.vote).toMatchObject({
      minimum: { noticeDays: 7, durationDays: 3 },
      changes: [{ reason: 'The hall is closed.', opensAt: null }],
    });
  });
});
