import { type Db, type DbOptions, openDb } from '../../db/client.ts';
import { allRows } from '../../db/copy/all-rows.ts';
import { fillDatabase } from '../../db/copy/fill-database.ts';
import { withSnapshot } from '../../db/copy/with-snapshot.ts';
import { withStaging } from '../backup/with-staging.ts';

type BeforeCommit = NonNullable<Parameters<typeof fillDatabase>[1]['beforeCommit']>;

interface MoveOptions {
  now: Date;
  report: (text: string) => void;
  beforeCommit: (tx: Parameters<BeforeCommit>[0], db: Db) => Promise<void>;
}

/**
 * Copies all rows from one database to another, in one transaction that also checks counts and foreign keys.
 * The source keeps its data.
 */
export function moveDatabase(
  source: DbOptions,
  target: DbOptions,
  { now, report, beforeCommit }: MoveOptions,
): Promise<string | undefined> {
  return withStaging({ dataDir: target.dataDir, now }, async (staging) => {
    const db = openDb({ dataDir: staging, databaseUrl: target.databaseUrl });
    try {
      await withSnapshot(source, (snapshot) =>
        fillDatabase(db, {
          ...snapshot,
          batches: allRows(snapshot, report),
          beforeCommit: (tx) => beforeCommit(tx, db),
        }),
      );
    } finally {
      await db.close();
    }
  });
}
