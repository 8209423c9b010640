import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { folderStore } from '../../adapters/backups/folder-store.ts';
import type { BackupStore } from '../../adapters/backups/index.ts';
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
