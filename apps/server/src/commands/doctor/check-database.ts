import { openDb } from '../../db/client.ts';
import { appliedMigrations } from '../../db/migrate.ts';
import { migrations } from '../../db/migrations/index.ts';
import { findRefusal } from '../../db/upgrade/upgrade.ts';
import type { Env } from '../../env.ts';
import { type Finding, failed, ok, reasonOf, warning } from './finding.ts';

/** Changes nothing: missing migrations are applied by the next start. */
export async function checkDatabase(env: Env): Promise<Finding> {
  const name = env.DATABASE_URL ? 'PostgreSQL' : 'SQLite';
  const db = openDb({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL });
  try {
    await db.ping();
    const tables = await db.queries.introspection.getTables();
    if (!tables.some((table) => table.name === 'migrations')) {
      return warning(`${name} is empty`, 'The first start creates the tables.');
    }
    const applied = await appliedMigrations(db);
    const known = new Set(migrations.map((migration) => migration.name));
    if (applied.some((name) => !known.has(name))) {
      return failed(
        `${name} belongs to a newer version of Rostra`,
        'Start that version, or restore a backup from before the upgrade.',
      );
    }
    const names = new Set(applied);
    const missing = migrations.filter((migration) => !names.has(migration.name));
    const last = missing.at(-1)?.name;
    if (last === undefined) return ok(`${name} responds, ${known.size} migrations applied`);
    const what = `${name} lacks ${missing.length} migrations`;
    const refusal = applied.length > 0 ? await findRefusal(db, last) : undefined;
    return refusal ? failed(what, refusal) : warning(what, 'The next start applies them.');
  } catch (error) {
    return failed(
      `${name} is unavailable (${reasonOf(error)})`,
      env.DATABASE_URL
        ? 'Check DATABASE_URL and whether the database server is running.'
        : 'Check the data folder and its permissions.',
    );
  } finally {
    await db.close().catch(() => {});
  }
}
