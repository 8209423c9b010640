import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openVoteApp, type VoteApp } from '../testing/vote-app.ts';
import { eraseTraces, sortRows } from './traces.repo.ts';

let app: VoteApp;
beforeEach(async () => {
  app = await openVoteApp();
  await app.populate(20);
});
afterEach(() => app.site.close());

const dueOf = async (id: string) => {
  const { erasure_due, opened_at } = await app.site.deps.db.queries
    .selectFrom('votes')
    .select(['erasure_due', 'opened_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { erasure_due, opened_at };
};

/** While another program reads the tables, as a backup does. */
async function whileReading(work: () => Promise<void>): Promise<void> {
  const { db } = app.site.deps;
  const read = 'select count(*) from vote_roll, votes, vote_ballots';
  if (db.kind === 'postgres') {
    await db.transaction(async (tx) => {
      await sql.raw(read).execute(tx);
      await work();
    });
    return;
  }
  const { rows } = await sql<{ file: string }>`pragma database_list`.execute(db.queries);
  const reader = new DatabaseSync(rows[0]?.file ?? '');
  reader.exec(`begin; ${read}`);
  reader.prepare(read).get();
  await work();
  reader.close();
}

it('erases traces at the next run if the process stopped after closing', async () => {
  const vote = await app.announce();
  await app.run();
  expect(await dueOf(vote.id)).toEqual({ erasure_due: 0, opened_at: vote.opensAt });
  await app.waitDays(10);
  // A process that closes the vote and stops before it erases anything.
  const { db } = app.site.deps;
  const { closeVote } = await import('../run/close-vote.ts');
  const context = app.context();
  const stopped = Object.assign(Object.create(db), {
    queries: new Proxy(db.queries, {
      get: (target, name) => {
        if (name === 'selectFrom') throw new Error('The process has stopped');
        return Reflect.get(target, name);
      },
    }),
  });
  const content = { ...context.content, db: stopped, onError: () => {} };
  await closeVote({ ...context, content }, vote.id);
  expect((await dueOf(vote.id)).erasure_due).toBe(1);
  await app.run();
  expect((await dueOf(vote.id)).erasure_due).toBe(0);
});

it('erases traces of an annulled vote, and waits for nobody who reads the tables', async () => {
  const vote = await app.announce();
  await app.run();
  await whileReading(async () => {
    const began = performance.now();
    const annulled = await app.edith.ask('POST', `/votes/${vote.id}/annul`, { reason: 'Wrong.' });
    expect(annulled.status).toBe(200);
    await app.run();
    expect(performance.now() - began).toBeLessThan(20_000);
    expect((await dueOf(vote.id)).erasure_due).toBe(1);
  });
  await app.run();
  expect((await dueOf(vote.id)).erasure_due).toBe(0);
});

it('gives up soon if a backup holds the tables', async () => {
  const { db } = app.site.deps;
  expect(await eraseTraces(db)).toBe(true);
  await whileReading(async () => {
    if (db.kind === 'sqlite') {
      // Something to move from the log into the file.
      await db.queries.updateTable('users').set({ is_blocked: 1 }).execute();
    }
    expect(await eraseTraces(db)).toBe(false);
    await sortRows(db);
  });
  expect(await eraseTraces(db)).toBe(true);
  if (db.kind === 'postgres') {
    const { rows } = await sql<{ lock_timeout: string }>`show lock_timeout`.execute(db.queries);
    expect(rows[0]?.lock_timeout).toBe('0');
  }
});
