import { type Db, type DbOptions, openDb } from '../../db/client.ts';
import { isInUse } from '../../db/copy/is-in-use.ts';
import { describeCopy } from '../../db/upgrade/describe-copy.ts';
import { restorePostgresCopy } from '../../db/upgrade/restore-postgres-copy.ts';
import {
  type LastIds,
  readSqliteLastIds,
  restoreSqliteCopy,
} from '../../db/upgrade/restore-sqlite-copy.ts';
import { findUpgrade, type UpgradeRecord } from '../../db/upgrade/upgrade-record.ts';
import { StartError } from '../../errors.ts';
import { withStaging } from '../backup/with-staging.ts';
import { describeLoss } from './describe-loss.ts';

interface RollBackOptions {
  isConfirmed: boolean;
  now: Date;
  report: (text: string) => void;
}

/** Returns to the database from before the last upgrade. Without confirmation it only says what would be lost. */
export async function rollBack(target: DbOptions, options: RollBackOptions): Promise<void> {
  if (await isInUse(target)) throw new StartError('The site is running. Stop it first.');
  const db = openDb(target);
  let record: UpgradeRecord & { copy: string };
  let lastIds: LastIds | undefined;
  try {
    record = await findCopy(db);
    await reportLoss(db, record, options.report);
    if (!options.isConfirmed) {
      options.report('Nothing was changed. To go back, add --confirm.');
      return;
    }
    if (db.kind === 'postgres') await restorePostgresCopy(db, options.now);
    else lastIds = await readSqliteLastIds(db.queries);
  } finally {
    await db.close();
  }
  if (lastIds) await putBackFile(target, { copy: record.copy, lastIds }, options);
  options.report(
    `The database is as it was at ${record.startedAt}. Now install the previous version and start it: this version would upgrade the database again.`,
  );
}

async function findCopy(db: Db): Promise<UpgradeRecord & { copy: string }> {
  const record = await findUpgrade(db.queries).catch(() => undefined);
  if (record?.copy) return { ...record, copy: record.copy };
  throw new StartError(
    record
      ? 'There is no copy from before the last upgrade any more: it is removed a day after the upgrade. Restore a backup instead: npm run restore -- --help'
      : 'This database was never upgraded.',
  );
}

async function reportLoss(
  db: Db,
  { copy, startedAt }: UpgradeRecord & { copy: string },
  report: RollBackOptions['report'],
): Promise<void> {
  const lines = await describeLoss(db, await describeCopy(db, copy));
  report(`The copy is from ${startedAt}. Everything that was changed since would be lost.`);
  if (lines.length === 0) report('No table has more rows than then.');
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
