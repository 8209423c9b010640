import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { openTestDb } from '../../testing/test-db.ts';
import type { Db } from '../client.ts';
import { openPostgres } from './postgres.ts';

const url = process.env.TEST_DATABASE_URL ?? '';

describe.runIf(process.env.TEST_DB === 'postgres')('PostgreSQL', () => {
  let db: Db | undefined;
  afterEach(async () => {
    await db?.close();
    db = undefined;
  });

  it('closes after a timeout although a query is running', async () => {
    const { read, close } = openPostgres(url, { maxConnections: 2, closeTimeoutSeconds: 0.1 });
    const pending = read({ sql: 'select pg_sleep(15)', parameters: [] });
    const lost = expect(pending).rejects.toMatchObject({ code: 'unavailable' });
    await read({ sql: 'select 1', parameters: [] });
    await close();
    await lost;
  });

  it('reports that it is unavailable while the server is down', async () => {
    const { read, close } = openPostgres('postgres://rostra@127.0.0.1:1/none');
    await expect(read({ sql: 'select 1', parameters: [] })).rejects.toMatchObject({
      code: 'unavailable',
      cause: { code: 'ECONNREFUSED' },
    });
    await close();
  });

  it('reports the error of a query', async () => {
    db = await openTestDb();
    await expect(db.read({ sql: 'select nothing', parameters: [] })).rejects.toMatchObject({
      code: '42703',
    });
  });

  it('recovers from the loss of all connections under load', async () => {
    db = await openTestDb();
    const { queries, transaction } = db;
    let isOver = false;
    const written: string[] = [];
    const failures: unknown[] = [];
    const write = async (writer: number) => {
      for (let count = 0; !isOver; count += 1) {
        const key = `${writer}-${count}`;
        await transaction(async (tx) => {
          await tx.insertInto('installation').values({ key, value: 'written' }).execute();
          await sql`select 1`.execute(tx);
        }).then(
          () => written.push(key),
          (error: unknown) => failures.push(error),
        );
      }
    };
    const writers = Array.from({ length: 10 }, (_, index) => write(index));
    const admin = openPostgres(url, { maxConnections: 1 });
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(
      queries,
    );
    for (let round = 0; round < 20; round += 1) {
      const goal = written.length + 20;
      await expect.poll(() => written.length).toBeGreaterThan(goal);
      await admin.read({
        sql: 'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
        parameters: [rows[0]?.name],
      });
    }
    isOver = true;
    await Promise.all(writers);
    await admin.close();
    expect(failures.length).toBeGreaterThan(0);
    for (const error of failures) expect(error).toMatchObject({ code: 'unavailable' });
    // A separate connection, because the pool may not have noticed yet that an idle one was closed.
    const fresh = openPostgres(Object.assign(new URL(url), { pathname: rows[0]?.name }).href);
    const kept = await fresh.read<{ key: string }>({
      sql: `select key from installation where value = 'written'`,
      parameters: [],
    });
    await fresh.close();
    const keys = new Set(kept.map(({ key }) => key));
    expect(written.filter((key) => !keys.has(key))).toEqual([]);
  });
});
