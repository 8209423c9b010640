import type { Queries } from '../client.ts';
import { deleteInstallation, findInstallation, setInstallation } from '../installation.ts';

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
  const value = await findInstallation(queries, KEY);
  return value === undefined ? undefined : JSON.parse(value);
}

export const saveUpgrade = (queries: Queries, record: UpgradeRecord): Promise<void> =>
  setInstallation(queries, KEY, JSON.stringify(record));

const COPY_TRIES = 'copy-tries';

/** How often the database was to be copied before an upgrade, and the process was killed before the end. */
export const countCopyTries = async (queries: Queries): Promise<number> =>
  Number((await findInstallation(queries, COPY_TRIES)) ?? 0);

export async function saveCopyTries(queries: Queries, tries: number): Promise<void> {
  if (tries === 0) await deleteInstallation(queries, COPY_TRIES);
  else await setInstallation(queries, COPY_TRIES, String(tries));
}

/** For a database that was put back: the copy that it knows was replaced since, by the one that it comes from. */
export async function forgetCopy(queries: Queries, now: Date): Promise<void> {
  await saveCopyTries(queries, 0);
  const record = await findUpgrade(queries);
  if (!record?.copy) return;
  const finishedAt = record.finishedAt ?? now.toISOString();
  await saveUpgrade(queries, { ...record, copy: undefined, finishedAt });
}
