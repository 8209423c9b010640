import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Db, type DbOptions, openDb } from '../../db/client.ts';
import { isInUse } from '../../db/copy/is-in-use.ts';
import { listTables } from '../../db/copy/list-tables.ts';
import { COPY_FOLDER, fileOfCopy } from '../../db/upgrade/copy-database.ts';
import { describeCopy } from '../../db/upgrade/describe-copy.ts';
import { restorePostgresCopy } from '../../db/upgrade/restore-postgres-copy.ts';
import {
  type LastIds,
  readSqliteLastIds,
  restoreSqliteCopy,
} from '../../db/upgrade/restore-sqlite-copy.ts';
import { findUpgrade, type UpgradeRecord } from '../../db/upgrade/upgrade-record.ts';
import { withUpgradeLock } from '../../db/upgrade/with-upgrade-lock.ts';
import { StartError } from '../../errors.ts';
import { withStaging } from '../backup/with-staging.ts';
import { describeLoss } from './describe-loss.ts';
import { refuseRoot } from './refuse-root.ts';

interface RollBackOptions {
  isConfirmed: boolean;
  now: Date;
  report: (text: string) => void;
}

/** Returns to the database from before the last upgrade. Without confirmation it only says what would be lost. */
export async function rollBack(target: DbOptions, options: RollBackOptions): Promise<void> {
  const { dataDir, databaseUrl } = target;
  if (databaseUrl === undefined && !existsSync(join(dataDir, 'rostra.db'))) {
    throw new StartError(`There is no database in ${dataDir}.`);
  }
  if (databaseUrl === undefined) refuseRoot(dataDir);
  await refuseRunning(target);
  const db = openDb(target);
  let isClosed = false;
  const close = async () => {
    if (!isClosed) await db.close();
    isClosed = true;
  };
  try {
    // A service manager may start the site again and again in the meantime.
    await withUpgradeLock(db, dataDir, async () => {
      const record = await findCopy(db, dataDir);
      await reportLoss(db, record, options.report);
      if (!options.isConfirmed) {
        return options.report('Nothing was changed. To go back, add --confirm.');
      }
      if (db.kind === 'postgres') {
        await refuseRunning(target);
        await restorePostgresCopy(db, options.now);
      } else {
        const lastIds = await readSqliteLastIds(db.queries);
        await close();
        await refuseRunning(target);
        await putBackFile(target, { copy: record.copy, lastIds }, options);
      }
      options.report(
        `The database is as it was at ${record.startedAt}. Now install the previous version and start it: this version would upgrade the database again.`,
      );
    });
  } finally {
    await close();
  }
}

async function refuseRunning(target: DbOptions): Promise<void> {
  if (await isInUse(target)) throw new StartError('The site is running. Stop it first.');
}

async function findCopy(db: Db, dataDir: string): Promise<UpgradeRecord & { copy: string }> {
  const record = await readRecord(db).catch((error: unknown) => {
    throw new StartError(unreadableRecord(db, dataDir, error), { cause: error });
  });
  if (!record) throw new StartError('This database was never upgraded.');
  if (record.copy) {
    const copy = db.kind === 'sqlite' ? fileOfCopy(dataDir, record.copy) : record.copy;
    return { ...record, copy };
  }
  throw new StartError(
    'There is no copy from before the last upgrade: it is removed a day after the upgrade, and --without-copy makes none. Restore a backup instead: npm run restore -- --help',
  );
}

/** The table is there from the first start on. */
const readRecord = async (db: Db) =>
  (await listTables(db)).includes('installation') ? findUpgrade(db.queries) : undefined;

function unreadableRecord(db: Db, dataDir: string, error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  const advice =
    db.kind === 'sqlite'
      ? `A copy from before the upgrade may be in ${join(dataDir, COPY_FOLDER)}: move rostra.db, rostra.db-wal and rostra.db-shm to another folder, and copy that file to rostra.db.`
      : 'Restore a backup instead: npm run restore -- --help';
  return `The record of the last upgrade cannot be read: ${reason}. Nothing was changed. ${advice}`;
}

async function reportLoss(
  db: Db,
  { copy, startedAt }: UpgradeRecord & { copy: string },
  report: RollBackOptions['report'],
): Promise<void> {
  const lines = await describeLoss(db, await describeCopy(db, copy));
  report(`The copy is from ${startedAt}. Everything that was changed since would be lost.`);
  report(
    'What was removed since returns: erased members, roles, sessions, former passwords, addresses that had unsubscribed, and mails that were waiting, which are sent again. Votes that have closed since are open again.',
  );
  if (lines.length === 0) report('No table has another number of rows than then.');
  for (const line of lines) report(line);
}

/** The file of today is kept, in case it is needed after all. */
async function putBackFile(
  { dataDir }: DbOptions,
  { copy, lastIds }: { copy: string; lastIds: LastIds },
  { now, report }: RollBackOptions,
): Promise<void> {
  const previous = await withStaging({ dataDir, now }, (folder) =>
    restoreSqliteCopy(copy, { folder, lastIds, now }),
  );
  if (previous) report(`The database of today is in ${previous}.`);
}
