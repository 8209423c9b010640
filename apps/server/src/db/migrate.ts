import { sql, type Transaction } from 'kysely';
import type { Db, DbKind } from './client.ts';
import type { Migration } from './migration.ts';
import { migrations } from './migrations/index.ts';
import type { Tables } from './schema.ts';

/** Applies what is missing, each step in a transaction of its own, and says which steps it took. */
export async function migrate(db: Db, steps: readonly Migration[] = migrations): Promise<string[]> {
  await createJournal(db);
  const taken: string[] = [];
  for (const step of steps) {
    const applied = await db.transaction((tx) => applyOnce(tx, db.kind, step));
    if (applied) taken.push(step.name);
  }
  return taken;
}

const MIGRATION_LOCK = 7_200_141;

async function createJournal(db: Db): Promise<void> {
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

/** Several processes may start at once. SQLite's write transaction is already exclusive. */
async function lock(tx: Transaction<Tables>, kind: DbKind): Promise<void> {
  if (kind === 'postgres') await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(tx);
}
