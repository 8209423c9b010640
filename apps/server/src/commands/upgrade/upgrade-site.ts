import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type DbOptions, openDb } from '../../db/client.ts';
import { isInUse } from '../../db/copy/is-in-use.ts';
import { upgrade } from '../../db/upgrade/upgrade.ts';
import { StartError } from '../../errors.ts';
import { describeProgress } from '../../start/upgrade-progress.ts';
import { refuseRoot } from './refuse-root.ts';

interface UpgradeSiteOptions {
  now: () => Date;
  withoutCopy: boolean;
  report: (text: string) => void;
}

/**
 * Applies the missing migrations without starting the site. With PostgreSQL, processes of the previous release may
 * run on until they are replaced one by one.
 */
export async function upgradeSite(target: DbOptions, options: UpgradeSiteOptions): Promise<void> {
  const { now, withoutCopy, report } = options;
  if (target.databaseUrl === undefined) {
    refuseRoot(target.dataDir);
    if (await isInUse(target)) throw new StartError('The site is running. Stop it first.');
    if (!existsSync(join(target.dataDir, 'rostra.db'))) {
      report(`There is no database in ${target.dataDir} yet. Creating an empty one …`);
    }
  }
  const db = openDb(target);
  try {
    const { applied, copy } = await upgrade(db, {
      dataDir: target.dataDir,
      now,
      isRetry: true,
      withoutCopy,
      ...describeProgress(report),
    });
    if (applied.length === 0) return report('The database is up to date.');
    if (copy) report(`The database from before is in ${copy}. To go back, run: npm run rollback`);
    report(`Applied ${applied.join(', ')}.`);
  } finally {
    await db.close();
  }
}
