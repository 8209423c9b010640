import { sql, type Transaction } from 'kysely';
import { StartError } from '../errors.ts';
import type { Db, DbKind } from './client.ts';
import type { Migration } from './migration.ts';
import { migrations } from './migrations/index.ts';
import type { Tables } from './schema.ts';

/** What migrations need of a database. */
export type MigratedDb = Pick<Db, 'kind' | 'queries' | 'transaction'>;

/** Before each step, and once more after the last. */
export interface MigrationProgress {
  done: number;
  total: number;
  /** The step that begins now; undefined after the last one. */
  name: string | undefined;
}

/** Applies the missing migrations, each in its own transaction, and returns their names. */
export async function migrate(
  db: MigratedDb,
  steps: readonly Migration[] = migrations,
  onProgress?: (progress: MigrationProgress) => void,
): Promise<string[]> {
  await createJournal(db);
  await refuseNewerDatabase(db, steps);
  const known = new Set(await appliedMigrations(db));
  const missing = steps.filter(({ name }) => !known.has(name));
  const report = (done: number) =>
    onProgress?.({ done, total: missing.length, name: missing[done]?.name });
  const taken: string[] = [];
  for (const [index, step] of missing.entries()) {
    report(index);
    const applied = await applyStep(db, step).catch((error: unknown) => {
      throw new StartError(
        `Migration ${step.name} failed and was rolled back: ${String(error)}. The database is as it was before this step.`,
        { cause: error },
      );
    });
    if (applied) taken.push(step.name);
  }
  if (missing.length > 0) report(missing.length);
  return taken;
}

/** In the order of their names, which is that of the steps. */
export async function appliedMigrations(db: Pick<MigratedDb, 'queries'>): Promise<string[]> {
  const rows = await db.queries.selectFrom('migrations').select('name').orderBy('name').execute();
  return rows.map(({ name }) => name);
}

/** What `migrate` would apply, and whether the database is still empty. Refuses a newer database. */
export async function pendingMigrations(
  db: Db,
  steps: readonly Migration[] = migrations,
): Promise<{ pending: string[]; isNew: boolean }> {
  await createJournal(db);
  await refuseNewerDatabase(db, steps);
  const applied = await appliedMigrations(db);
  const names = new Set(applied);
  const pending = steps.map(({ name }) => name).filter((name) => !names.has(name));
  return { pending, isNew: applied.length === 0 };
}

/** Older code would write rows that newer code cannot read. */
async function refuseNewerDatabase(db: MigratedDb, steps: readonly Migration[]): Promise<void> {
  const known = new Set(steps.map(({ name }) => name));
  const unknown = (await appliedMigrations(db)).filter((name) => !known.has(name));
  if (unknown.length === 0) return;
  throw new StartError(
    `The database belongs to a newer version of Rostra (${unknown.join(', ')}). Start that version, or restore a backup from before the upgrade.`,
  );
}

const MIGRATION_LOCK = 7_200_141;
const MAX_TRIES = 3;
/** A code of PostgreSQL. */
const DEADLOCK_DETECTED = '40P01';

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

/** PostgreSQL itself works on tables in the background, and then may stop a step because of a deadlock. */
async function applyStep(db: MigratedDb, step: Migration, tries = MAX_TRIES): Promise<boolean> {
  try {
    return await db.transaction((tx) => applyOnce(tx, db.kind, step));
  } catch (error) {
    if (tries === 1 || !isDeadlock(error)) throw error;
    return applyStep(db, step, tries - 1);
  }
}

const isDeadlock = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === DEADLOCK_DETECTED;

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
