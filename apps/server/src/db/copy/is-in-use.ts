import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type DbOptions, openDb } from '../client.ts';
import { APPLICATION_PREFIX, applicationName } from '../postgres/postgres.ts';
import { isSqliteInUse } from '../sqlite/is-in-use.ts';

/**
 * Whether another process of Rostra has the database open. On PostgreSQL its connections are recognised by their
 * application name, so one behind a connection pooler that hides it is not found.
 */
export async function isInUse(options: DbOptions): Promise<boolean> {
  if (options.databaseUrl === undefined) {
    const file = join(options.dataDir, 'rostra.db');
    return existsSync(file) && isSqliteInUse(file);
  }
  const db = openDb(options);
  try {
    const { rows } = await sql`
      select pid from pg_stat_activity
      where datname = current_database()
        and application_name like ${`${APPLICATION_PREFIX}%`}
        and application_name <> ${applicationName()}`.execute(db.queries);
    return rows.length > 0;
  } finally {
    await db.close();
  }
}
