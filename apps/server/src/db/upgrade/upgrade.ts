import { StartError } from '../../errors.ts';
import type { Db } from '../client.ts';
import {
  appliedMigrations,
  type MigrationProgress,
  migrate,
  pendingMigrations,
} from '../migrate.ts';
import type { Migration } from '../migration.ts';
import { migrations } from '../migrations/index.ts';
import { copyDatabase, removeCopy } from './copy-database.ts';
import {
  countCopyTries,
  findUpgrade,
  saveCopyTries,
  saveUpgrade,
  type UpgradeRecord,
} from './upgrade-record.ts';
import { withUpgradeLock } from './with-upgrade-lock.ts';

/** After that an operator has to decide: a service manager would repeat it for ever. */
const MAX_TRIES = 2;

export interface Upgrade {
  /** The names of the migrations that were applied. */
  applied: string[];
  /** The copy of the database from before, if there was something to lose. */
  copy: string | undefined;
}

export interface UpgradeOptions {
  dataDir: string;
  now: () => Date;
  /** Called by an operator, who has read what went wrong. */
  isRetry?: boolean;
  withoutCopy?: boolean;
  onCopy?: () => void;
  onProgress?: (progress: MigrationProgress) => void;
  steps?: readonly Migration[];
}

/**
 * Applies the missing migrations. A database with data is copied before the first of them. Once one of them was
 * applied, later tries of the same upgrade keep that copy, because by then the database is half upgraded.
 */
export async function upgrade(db: Db, options: UpgradeOptions): Promise<Upgrade> {
  const { steps = migrations } = options;
  const { pending } = await pendingMigrations(db, steps);
  if (pending.length === 0 && !(await findUnfinished(db))) return { applied: [], copy: undefined };
  return withUpgradeLock(db, options.dataDir, () => upgradeAlone(db, options, steps));
}

async function findUnfinished(db: Db): Promise<UpgradeRecord | undefined> {
  const record = await findUpgrade(db.queries);
  return record?.finishedAt ? undefined : record;
}

async function upgradeAlone(
  db: Db,
  options: UpgradeOptions,
  steps: readonly Migration[],
): Promise<Upgrade> {
  // Another process may have done it in the meantime.
  const { pending, isNew } = await pendingMigrations(db, steps);
  if (isNew) return { applied: await migrate(db, steps), copy: undefined };
  const to = pending.at(-1);
  if (to === undefined) {
    await endUpgrade(db, options.now());
    return { applied: [], copy: undefined };
  }
  const record = await beginTry(db, options, to);
  try {
    const applied = await migrate(db, steps, options.onProgress);
    const finishedAt = options.now().toISOString();
    await saveUpgrade(db.queries, { ...record, error: undefined, finishedAt });
    return { applied, copy: record.copy };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    // The database may be the reason; then the try is counted all the same.
    await saveUpgrade(db.queries, { ...record, error: reason }).catch(() => {});
    throw new StartError(`${reason} ${wayBack(db, record)}`, { cause: error });
  }
}

/**
 * This version works with the database as it is: the process was killed after the last step, or the operator
 * returned to a version without the step that failed. What is written from now on is not in the copy.
 */
async function endUpgrade(db: Db, now: Date): Promise<void> {
  const unfinished = await findUnfinished(db);
  if (!unfinished) return;
  await saveUpgrade(db.queries, { ...unfinished, finishedAt: now.toISOString() });
}

async function beginTry(db: Db, options: UpgradeOptions, to: string): Promise<UpgradeRecord> {
  const last = await findUpgrade(db.queries);
  const unfinished = last && !last.finishedAt ? last : undefined;
  const tries = unfinished?.to === to ? unfinished.tries : 0;
  const refusal = options.isRetry ? undefined : await findRefusal(db, to);
  if (refusal) throw new StartError(refusal);
  const applied = await appliedMigrations(db);
  const isHalfDone = unfinished && unfinished.applied !== applied.length;
  const record = isHalfDone ? unfinished : await beginUpgrade(db, options, applied);
  const begun = { ...record, to, tries: tries + 1, error: undefined };
  try {
    await saveUpgrade(db.queries, begun);
  } catch (error) {
    if (!isHalfDone && begun.copy)
      await removeCopy(db, options.dataDir, begun.copy).catch(() => {});
    throw error;
  }
  // Only now, so that the record never names a copy that is gone.
  if (last?.copy && last.copy !== begun.copy) {
    await removeCopy(db, options.dataDir, last.copy);
  }
  return begun;
}

/** Why the next start will not upgrade the database to its last migration. */
export async function findRefusal(db: Db, to: string): Promise<string | undefined> {
  const record = await findUnfinished(db);
  if (record?.to === to && record.tries >= MAX_TRIES) {
    return `The upgrade of the database was begun ${record.tries} times and did not finish. ${record.error ?? 'It was interrupted.'} ${wayBack(db, record)} To try again, run: npm run upgrade`;
  }
  const copyTries = await countCopyTries(db.queries);
  if (copyTries < MAX_TRIES) return undefined;
  return `The database was to be copied before its upgrade, but that was interrupted ${copyTries} times. Nothing was changed. Give a start more time, or upgrade without one: npm run upgrade`;
}

async function beginUpgrade(
  db: Db,
  options: UpgradeOptions,
  applied: readonly string[],
): Promise<Omit<UpgradeRecord, 'to' | 'tries'>> {
  const from = applied.at(-1) ?? '';
  const startedAt = options.now();
  const copy = options.withoutCopy ? undefined : await makeCopy(db, options, from, startedAt);
  return { from, applied: applied.length, copy, startedAt: startedAt.toISOString() };
}

/** A probe that ends a process while it copies would otherwise have it begin again for ever. */
async function makeCopy(
  db: Db,
  { dataDir, onCopy }: UpgradeOptions,
  from: string,
  now: Date,
): Promise<string> {
  await saveCopyTries(db.queries, (await countCopyTries(db.queries)) + 1);
  onCopy?.();
  try {
    return await copyDatabase(db, { dataDir, from, now });
  } finally {
    // Only what was interrupted counts. It may be the database that failed.
    await saveCopyTries(db.queries, 0).catch(() => {});
  }
}

const wayBack = (db: Db, { copy, startedAt }: UpgradeRecord): string =>
  copy
    ? `The database as it was at ${startedAt} is in ${db.kind === 'sqlite' ? copy : `the schema ${copy}`}; to return to it, run: npm run rollback`
    : 'There is no copy of the database from before the upgrade.';
