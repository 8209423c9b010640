import type { Queries } from '../client.ts';

/** The last upgrade of the database. Kept in the database itself, so that every process and machine knows it. */
export interface UpgradeRecord {
  /** The last migration before the upgrade, and the last one of it. */
  from: string;
  to: string;
  /** The number of migrations before the upgrade. As long as there are no more of them, it has changed nothing. */
  applied: number;
  /** A file, or a schema of PostgreSQL. Undefined if the operator did without a copy, or once it was removed. */
  copy?: string | undefined;
  startedAt: string;
  /** How often it was begun. */
  tries: number;
  /** Why the last try failed; undefined as well if it was interrupted. */
  error?: string | undefined;
  finishedAt?: string | undefined;
}

const KEY = 'upgrade';

/** Only for a database that has its first migration. */
export async function findUpgrade(queries: Queries): Promise<UpgradeRecord | undefined> {
  const row = await queries
    .selectFrom('installation')
    .select('value')
    .where('key', '=', KEY)
    .executeTakeFirst();
  return row && (JSON.parse(row.value) as UpgradeRecord);
}

export async function saveUpgrade(queries: Queries, record: UpgradeRecord): Promise<void> {
  const value = JSON.stringify(record);
  await queries
    .insertInto('installation')
    .values({ key: KEY, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

const COPY_TRIES = 'copy-tries';

/** How often the database was to be copied before an upgrade, and the process was killed before the end. */
export async function countCopyTries(queries: Queries): Promise<number> {
  const row = await queries
    .selectFrom('installation')
    .select('value')
    .where('key', '=', COPY_TRIES)
    .executeTakeFirst();
  return row ? Number(row.value) : 0;
}

export async function saveCopyTries(queries: Queries, tries: number): Promise<void> {
  if (tries === 0) {
    await queries.deleteFrom('installation').where('key', '=', COPY_TRIES).execute();
    return;
  }
  const value = String(tries);
  await queries
    .insertInto('installation')
    .values({ key: COPY_TRIES, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/** For a database that was put back: the copy that it knows was replaced since, by the one that it comes from. */
export async function forgetCopy(queries: Queries, now: Date): Promise<void> {
  await saveCopyTries(queries, 0);
  const record = await findUpgrade(queries);
  if (!record?.copy) return;
  const finishedAt = record.finishedAt ?? now.toISOString();
  await saveUpgrade(queries, { ...record, copy: undefined, finishedAt });
}
