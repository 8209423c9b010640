import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { folderStore } from '../../adapters/backups/folder-store.ts';
import type { BackupStore } from '../../adapters/backups/index.ts';
import type { Db } from '../../db/client.ts';
import { createSiteData, fill, NOW, type SiteData } from '../../testing/backup-site.ts';
import { DAY } from '../../testing/test-clock.ts';
import { verifyBackup } from '../backup/verify-backup.ts';
import { makeScheduledBackup } from './make-scheduled-backup.ts';

let site: SiteData;
let folder: string;
beforeEach(async () => {
  site = await createSiteData();
  await fill(site, async () => {});
  folder = mkdtempSync(join(tmpdir(), 'rostra-kept-'));
});
afterEach(async () => {
  await site.remove();
  rmSync(folder, { recursive: true });
});

const make = (day: number, { store = folderStore(folder), keep = 2, passphrase = '' } = {}) =>
  makeScheduledBackup(
    { ...site, settings: {} },
    {
      store,
      keep,
      encryption: passphrase ? { passphrase, workFactor: 8 } : undefined,
      now: new Date(NOW.getTime() + day * DAY),
      version: '0.2.0',
    },
  );

it('keeps the newest backups and files that are none', async () => {
  writeFileSync(join(folder, 'notes.txt'), 'x');
  writeFileSync(join(folder, 'rostra-2020-by-hand.tar.gz'), 'x');
  await make(0);
  await make(1, { passphrase: 'a passphrase for tests' });
  const { removed } = await make(2);
  expect(removed).toEqual(['rostra-2026-11-16-120000.tar.gz']);
  expect(readdirSync(folder)).toEqual([
    'notes.txt',
    'rostra-2020-by-hand.tar.gz',
    'rostra-2026-11-17-120000.tar.gz.age',
    'rostra-2026-11-18-120000.tar.gz',
  ]);
  const file = join(folder, 'rostra-2026-11-17-120000.tar.gz.age');
  await verifyBackup({ file, passphrase: 'a passphrase for tests' });
});

it('removes backups from the time of a secret vote once another one is stored', async () => {
  const at = (day: number) => new Date(NOW.getTime() + day * DAY).toISOString();
  const change = async (work: (db: Db) => Promise<unknown>) => {
    const db = site.open();
    await work(db);
    await db.close();
  };
  await change(({ queries }) =>
    queries
      .insertInto('votes')
      .values({
        ...{ id: 'vote', slug: 'vote', document_id: 'd', locale: 'en', policy_title: 'Homes' },
        ...{ question: 'More?', introduction: '', secrecy: 'secret', is_rehearsal: 0 },
        ...{ run_off_of: null, rules: '{}', required_plan: 'account', joined_before: at(0) },
        ...{ paid_before: null, announced_at: at(0), opens_at: at(0), opened_at: at(0.5) },
        ...{ closes_at: at(2.5), notice_days: 0, duration_days: 0, state: 'open', obstacle: null },
        ...{ roll_size: 20, roll_hash: '', public_key: null, private_key: null },
        ...{ turnout_percent: null, turnout_at: null, annulled_at: null, result: null },
        ...{ annulment_reason: null, closed_at: null, record_hash: null, previous_hash: null },
        erasure_due: 0,
      })
      .execute(),
  );
  const keep = 9;
  for (const day of [0, 1, 2]) expect((await make(day, { keep })).removed).toEqual([]);
  const end = { state: 'adopted', closed_at: at(2.5) } as const;
  await change(({ queries }) =>
    queries
      .updateTable('votes')
      .set({ ...end, erasure_due: 1 })
      .execute(),
  );
  expect((await make(3, { keep })).removed).toEqual([]);
  await change(({ queries }) => queries.updateTable('votes').set({ erasure_due: 0 }).execute());
  expect((await make(4, { keep })).removed).toEqual([
    'rostra-2026-11-17-120000.tar.gz',
    'rostra-2026-11-18-120000.tar.gz',
  ]);
  expect(readdirSync(folder)).toEqual([
    'rostra-2026-11-16-120000.tar.gz',
    'rostra-2026-11-19-120000.tar.gz',
    'rostra-2026-11-20-120000.tar.gz',
  ]);
});

it('removes nothing if the new one cannot be stored, and leaves no file behind', async () => {
  await make(0, { keep: 1 });
  const full: BackupStore = {
    ...folderStore(folder),
    put: () => Promise.reject(new Error('ENOSPC: no space left on device')),
  };
  await expect(make(1, { keep: 1, store: full })).rejects.toThrow('ENOSPC');
  expect(readdirSync(folder)).toEqual(['rostra-2026-11-16-120000.tar.gz']);
  expect(readdirSync(join(site.dataDir, 'backups/incomplete'))).toEqual([]);
});

it('removes what a killed process left behind a day ago', async () => {
  const incomplete = join(site.dataDir, 'backups/incomplete');
  mkdirSync(incomplete, { recursive: true });
  for (const [name, age] of [
    ['old.part', 2 * DAY],
    ['new.part', 0],
  ] as const) {
    writeFileSync(join(incomplete, name), 'x');
    const time = new Date(NOW.getTime() - age);
    utimesSync(join(incomplete, name), time, time);
  }
  await make(0);
  expect(readdirSync(incomplete)).toEqual(['new.part']);
});
