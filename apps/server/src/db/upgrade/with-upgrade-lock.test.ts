import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openEmptyDb } from '../../testing/test-db.ts';
import type { Db } from '../client.ts';
import { withUpgradeLock } from './with-upgrade-lock.ts';

let dataDir: string;
let db: Db;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'rostra-upgrade-lock-'));
  db = await openEmptyDb();
});
afterEach(async () => {
  await db.close();
  rmSync(dataDir, { recursive: true });
});

const locked = <T>(work: () => Promise<T>) => withUpgradeLock(db, dataDir, work);

it('lets one work at a time', async () => {
  const events: string[] = [];
  const work = (name: string) => async () => {
    events.push(`${name} begins`);
    await db.ping();
    events.push(`${name} ends`);
  };
  await Promise.all([locked(work('a')), locked(work('b')), locked(work('c'))]);
  const names = events.map((event) => event.slice(0, 1));
  for (const index of [0, 2, 4]) expect(names[index]).toBe(names[index + 1]);
  expect(names.toSorted()).toEqual(['a', 'a', 'b', 'b', 'c', 'c']);
});

it('goes on after work that fails', async () => {
  await expect(locked(() => Promise.reject(new Error('oh no')))).rejects.toThrow('oh no');
  expect(await locked(async () => 'fine')).toBe('fine');
});

it('says what the work says if the connection with the lock is lost', async () => {
  if (db.kind === 'sqlite') return;
  const loseLock = () =>
    sql`select pg_terminate_backend(pid, 10000) from pg_locks
      where locktype = 'advisory' and database = (
        select oid from pg_database where datname = current_database())`.execute(db.queries);
  const failing = locked(async () => {
    await loseLock();
    throw new Error('oh no');
  });
  await expect(failing).rejects.toThrow('oh no');
  expect(await locked(loseLock)).toBeDefined();
  expect(await locked(async () => 'fine')).toBe('fine');
});

it('has a file on SQLite that only its owner can read', async () => {
  await locked(async () => {});
  const files = readdirSync(dataDir);
  expect(files).toEqual(db.kind === 'sqlite' ? ['rostra.db-upgrade-lock'] : []);
  for (const file of files) expect(statSync(join(dataDir, file)).mode & 0o077).toBe(0);
});

/** Another process that takes the lock of SQLite and keeps it until it is killed. */
async function holdInAnotherProcess(): Promise<ChildProcess> {
  const program = `
    const { withUpgradeLock } = await import(process.argv[1]);
    await withUpgradeLock({ kind: 'sqlite' }, process.argv[2], () => {
      process.send('locked');
      return new Promise((resolve) => setInterval(resolve, 2 ** 30));
    });`;
  const module = new URL('./with-upgrade-lock.ts', import.meta.url).href;
  const args = ['--input-type=module', '--eval', program, module, dataDir];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  await once(child, 'message');
  return child;
}

it('waits for another process, and goes on if that is killed', async () => {
  if (db.kind === 'postgres') return; // Its server ends the lock with the connection.
  const child = await holdInAnotherProcess();
  const events: string[] = [];
  const waiting = locked(async () => events.push('locked'));
  await db.ping();
  events.push('killed');
  child.kill('SIGKILL');
  await waiting;
  expect(events).toEqual(['killed', 'locked']);
});
