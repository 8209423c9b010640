import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../../torture/lib/site-process.ts';
import { canFillDisk, fillDisk } from '../../torture/scenarios/fill-disk.ts';
import { holdLocks } from '../../torture/scenarios/hold-locks.ts';
import { jumpClock } from '../../torture/scenarios/jump-clock.ts';
import { killServer } from '../../torture/scenarios/kill-server.ts';
import { restartPostgres } from '../../torture/scenarios/restart-postgres.ts';
import { soak } from '../../torture/scenarios/soak.ts';
import { build } from '../lib/build/build.mjs';
import { findPostgres, startPostgres } from '../lib/testing/postgres.mjs';

/** Each scenario of `npm run torture`, once. */
const common = { writers: 4, seed: 1 };
const bin = process.env.TEST_DATABASE_URL ? findPostgres() : undefined;

let folder;
let postgres;
let sqlite;
let onPostgres;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rostra-torture-'));
  await build();
  sqlite = { PORT: await freePort(), DATA_DIR: join(folder, 'sqlite') };
  if (!bin) return;
  // Of its own, because it is restarted.
  postgres = await startPostgres(bin);
  onPostgres = {
    PORT: await freePort(),
    DATA_DIR: join(folder, 'postgres'),
    DATABASE_URL: await postgres.createDatabase('torture'),
  };
});
afterAll(() => {
  postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

it('loses nothing when the server is killed', async () => {
  const outcome = await killServer({ ...common, settings: sqlite, kills: 2 });
  expect(outcome).toMatchObject({ problems: [], figures: { kills: 2, lost: 0 } });
});

it.skipIf(!bin)('loses nothing when the server is killed on PostgreSQL', async () => {
  const outcome = await killServer({ ...common, settings: onPostgres, kills: 1 });
  expect(outcome.problems).toEqual([]);
});

it.skipIf(!bin)('survives restarts of PostgreSQL', async () => {
  const outcome = await restartPostgres({
    ...common,
    postgres,
    settings: onPostgres,
    restarts: 2,
  });
  expect(outcome).toMatchObject({ problems: [], figures: { lost: 0 } });
});

it.skipIf(!canFillDisk())('recovers from a full disk', async () => {
  const disk = join(folder, 'small-disk');
  const outcome = await fillDisk({ ...common, settings: sqlite, folder: disk, rounds: 1 });
  expect(outcome.problems).toEqual([]);
});

it('stays responsive while another program locks the database', async () => {
  const outcome = await holdLocks({
    ...common,
    settings: sqlite,
    locks: 2,
    checksPerLock: 5,
    slowestHealthMs: 4_000, // SQLite's own waiting would block for five seconds.
  });
  expect(outcome.problems).toEqual([]);
});

it('survives with little memory', async () => {
  const outcome = await soak({ ...common, settings: sqlite, reads: 100, heapMb: 96 });
  expect(outcome.problems).toEqual([]);
});

it('keeps working when the clock jumps', async () => {
  const outcome = await jumpClock({ ...common, settings: sqlite, jumps: 3 });
  expect(outcome.problems).toEqual([]);
});
