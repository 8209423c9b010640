import { sql, type Transaction } from 'kysely';
import { StartError } from '../errors.ts';
import type { Db, DbKind } from './client.ts';
import type { Migration } from './migration.ts';
import { migrations } from './migrations/index.ts';
import type { Tables } from './schema.ts';

/** What migrations need of a database. */
export type MigratedDb = Pick<Db, 'kind' | 'queries' | 'transaction'>;

/** Applies the missing migrations, each in its own transaction, and returns their names. */
export async function migrate(
  db: MigratedDb,
  steps: readonly Migration[] = migrations,
): Promise<string[]> {
  await createJournal(db);
  await refuseNewerDatabase(db, steps);
  const taken: string[] = [];
  for (const step of steps) {
    const applied = await db
      .transaction((tx) => applyOnce(tx, db.kind, step))
      .catch((error: unknown) => {
        throw new StartError(
          `Migration ${step.name} failed and was rolled back: ${String(error)}. The database is as it was before this step.`,
          { cause: error },
        );
      });
    if (applied) taken.push(step.name);
  }
  return taken;
}

/** What `migrate` would apply, and whether the database is still empty. Refuses a newer database. */
export async function pendingMigrations(
  db: Db,
  steps: readonly Migration[] = migrations,
): Promise<{ pending: string[]; isNew: boolean }> {
  await createJournal(db);
  await refuseNewerDatabase(db, steps);
  const applied = await db.queries.selectFrom('migrations').select('name').execute();
  const names = new Set(applied.map(({ name }) => name));
  const pending = steps.map(({ name }) => name).filter((name) => !names.has(name));
  return { pending, isNew: applied.length === 0 };
}

/** Older code would write rows that newer code cannot read. */
async function refuseNewerDatabase(db: MigratedDb, steps: readonly Migration[]): Promise<void> {
  const applied = await db.queries
    .selectFrom('migrations')
    .select('name')
    .orderBy('name')
    .execute();
  const known = new Set(steps.map(({ name }) => name));
  const unknown = applied.filter(({ name }) => !known.has(name)).map(({ name }) => name);
  if (unknown.length === 0) return;
  throw new StartError(
    `The database belongs to a newer version of Rostra (${unknown.join(', ')}). Start that version, or restore a backup from before the upgrade.`,
  );
}

const MIGRATION_LOCK = 7_200_141;

async function createJournal(db: MigratedDb): Promise<void> {
  await db.transaction(async (tx) => {
    await lock(tx, db.kind);
    await tx.schema
      .createTable('migrations')
      .ifNotExists()
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('applied_at', 'text', (column) => column.notNull())
      .execute();
  });
}

async function applyOnce(tx: Transaction<Tables>, kind: DbKind, step: Migration): Promise<boolean> {
  await lock(tx, kind);
  const done = await tx
    .selectFrom('migrations')
    .select('name')
    .where('name', '=', step.name)
    .executeTakeFirst();
  if (done) return false;
  await step.up(tx, kind);
  await tx
    .insertInto('migrations')
    .values({ name: step.name, applied_at: new Date().toISOString() })
    .execute();
  return true;
}

/** Several processes may start at the same time. SQLite's write transaction is already exclusive. */
async function lock(tx: Transaction<Tables>, kind: DbKind): Promise<void> {
  if (kind === 'postgres') await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(tx);
}
