import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeMigratedSqlite } from '../../testing/test-db.ts';
import { type Db, openDb } from '../client.ts';
import { isLocked } from './sqlite-errors.ts';
import { createLockWait } from './sqlite-lock-wait.ts';

/** SQLite's result codes. */
const BUSY = Object.assign(new Error('database is locked'), { errcode: 5 });

describe.runIf(process.env.TEST_DB === 'sqlite')('a SQLite database', () => {
  let folder: string;
  let db: Db;
  let foreign: DatabaseSync;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'rostra-lock-'));
    await writeMigratedSqlite(folder);
    db = openDb({ dataDir: folder });
    foreign = new DatabaseSync(join(folder, 'rostra.db'));
  });
  afterEach(async () => {
    foreign.close();
    await db.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const write = (key: string) =>
    db.queries.insertInto('installation').values({ key, value: 'x' }).execute();
  const keys = async () =>
    (await db.queries.selectFrom('installation').select('key').execute()).map(({ key }) => key);

  it('waits for the lock of another program without blocking the process', async () => {
    foreign.exec('begin immediate');
    const writes = Promise.all([
      write('alone'),
      db.transaction(async (tx) => {
        await tx.insertInto('installation').values({ key: 'in one', value: 'x' }).execute();
      }),
    ]);
    // Reached only if the event loop keeps running while the write is waiting.
    await new Promise((resolve) => setImmediate(resolve));
    expect(await db.read({ sql: 'select 1 as one', parameters: [] })).toEqual([{ one: 1 }]);
    foreign.exec('commit');
    await writes;
    expect(await keys()).toEqual(expect.arrayContaining(['alone', 'in one']));
  });

  it('is unavailable while the disk is full, and recovers afterwards', async () => {
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db.queries);
    await sql.raw(`pragma max_page_count = ${rows[0]?.page_count}`).execute(db.queries);
    const big = 'x'.repeat(100_000);
    const filling = db.transaction(async (tx) => {
      for (const key of ['a', 'b', 'c']) {
        await tx.insertInto('installation').values({ key, value: big }).execute();
      }
    });
    await expect(filling).rejects.toMatchObject({
      code: 'unavailable',
      cause: { message: 'database or disk is full' },
    });
    await sql.raw('pragma max_page_count = 1073741823').execute(db.queries);
    await write('afterwards');
    expect(await keys()).toContain('afterwards');
    expect(await keys()).not.toContain('a');
  });
});

describe('waiting for a lock', () => {
  it('gives up after the longest wait, and at once while the same lock is held', async () => {
    const wait = createLockWait(0);
    const locked = () => {
      throw BUSY;
    };
    await expect(wait(locked)).rejects.toMatchObject({ code: 'unavailable', cause: BUSY });
    await expect(wait(locked)).rejects.toMatchObject({ code: 'unavailable' });
    expect(await wait(() => 'free')).toBe('free');
  });

  it('does not mistake a successful read for a free lock', async () => {
    const wait = createLockWait(0);
    const locked = () => {
      throw BUSY;
    };
    await expect(wait(locked)).rejects.toMatchObject({ code: 'unavailable' });
    expect(await wait(() => 'read', false)).toBe('read');
    await expect(wait(locked)).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('repeats the work until the lock is released', async () => {
    let attempts = 0;
    const result = await createLockWait()(() => {
      attempts += 1;
      if (attempts < 4) throw BUSY;
      return attempts;
    });
    expect(result).toBe(4);
  });

  it('passes on every other error', async () => {
    const error = Object.assign(new Error('no such table'), { errcode: 1 });
    const failing = createLockWait()(() => {
      throw error;
    });
    await expect(failing).rejects.toBe(error);
    expect(isLocked(error)).toBe(false);
  });
});
