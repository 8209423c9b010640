import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupStore } from '../../adapters/backups/index.ts';
import { openDb } from '../../db/client.ts';
import { listSecretPeriods, type SecretPeriod } from '../../features/votes/index.ts';
import { backupName } from '../backup/backup-name.ts';
import { type BackupSource, createBackup } from '../backup/create-backup.ts';
import type { Encryption } from '../backup/encryption.ts';
import { verifyBackup } from '../backup/verify-backup.ts';

/** Backups in progress. In the data folder, so that only its owner can read them. */
const FOLDER = 'backups/incomplete';
const DAY_MS = 24 * 60 * 60_000;
/** A backup reads the database soon after the time in its name. */
const START_MS = 60_000;

export interface ScheduledBackupOptions {
  store: BackupStore;
  /** How many backups the store keeps. */
  keep: number;
  encryption: Encryption | undefined;
  now: Date;
  version: string;
}

export interface ScheduledBackup {
  name: string;
  bytes: number;
  rows: number;
  media: number;
  missingMedia: number;
  /** Older backups that were deleted. */
  removed: string[];
}

/** Only a verified backup reaches the store, and only then are older ones deleted. */
export async function makeScheduledBackup(
  source: BackupSource,
  { store, keep, encryption, now, version }: ScheduledBackupOptions,
): Promise<ScheduledBackup> {
  const folder = join(source.dataDir, FOLDER);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeLeftovers(folder, now);
  const passphrase = encryption?.passphrase;
  const name = backupName(now, passphrase);
  const file = join(folder, name);
  try {
    const report = () => {};
    // Read first: the new backup must not contain what is erased.
    const periods = await readSecretPeriods(source);
    const summary = await createBackup(source, { file, encryption, now, version, report });
    await verifyBackup({ file, passphrase });
    const { size: bytes } = await stat(file);
    await store.put(file);
    const { rows, media, missingMedia } = summary;
    const removed = [...(await removeRevealing(store, periods)), ...(await removeOld(store, keep))];
    return { name, bytes, rows, media, missingMedia: missingMedia.length, removed };
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
}

const NAME = /^rostra-(\d{4}-\d\d-\d\d)-(\d\d)(\d\d)(\d\d)\.tar\.gz(\.age)?$/;
const isBackup = (name: string) => NAME.test(name);
/** When a backup began. */
const timeOf = (name: string) => Date.parse(name.replace(NAME, '$1T$2:$3:$4Z'));

async function readSecretPeriods(source: BackupSource): Promise<SecretPeriod[]> {
  const db = openDb(source);
  try {
    return await listSecretPeriods(db.queries);
  } finally {
    await db.close();
  }
}

/**
 * Backups from the time of a secret vote contain its slips and ballots: compared with each other, they tell who voted
 * when, and what. Other files in the store are not touched.
 */
async function removeRevealing(
  store: BackupStore,
  periods: readonly SecretPeriod[],
): Promise<string[]> {
  const isRevealing = (name: string) =>
    periods.some(({ from, until }) => {
      const time = timeOf(name);
      return time >= Date.parse(from) - START_MS && time <= Date.parse(until);
    });
  const found = (await store.list()).filter((name) => isBackup(name) && isRevealing(name));
  for (const name of found.sort()) await store.remove(name);
  return found;
}

/** Names sort by time. Other files in the store are not touched. */
async function removeOld(store: BackupStore, keep: number): Promise<string[]> {
  const old = (await store.list()).filter(isBackup).toSorted().slice(0, -keep);
  for (const name of old) await store.remove(name);
  return old;
}

/** Of processes that were killed. */
async function removeLeftovers(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found && now.getTime() - found.mtimeMs > DAY_MS) await rm(path, { force: true });
  }
}
