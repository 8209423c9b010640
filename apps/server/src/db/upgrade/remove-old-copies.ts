import { readdirSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Db } from '../client.ts';
import { COPY_FOLDER, COPY_SCHEMA, findSchemaTime, removeCopy } from './copy-database.ts';
import { findUpgrade, saveUpgrade } from './upgrade-record.ts';

/** By then somebody would have noticed that the new version does not work. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** Copies take as much room as the database, and contain what members erase afterwards. */
export async function removeOldCopies(db: Db, dataDir: string, now: Date): Promise<void> {
  const record = await findUpgrade(db.queries);
  const isOld = (time: number) => time <= now.getTime() - KEPT_MS;
  if (record?.copy && record.finishedAt && isOld(Date.parse(record.finishedAt))) {
    await removeCopy(db, dataDir, record.copy);
    await saveUpgrade(db.queries, { ...record, copy: undefined });
  }
  // Left behind by a rollback or a restored backup, or by a process that was killed while it copied.
  if (db.kind === 'sqlite') {
    const kept = record?.copy && basename(record.copy);
    for (const path of [...listCopies(dataDir), ...listDryRuns(dataDir)]) {
      if (basename(path) === kept) continue;
      if (isOld(statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0))
        rmSync(path, { force: true, recursive: true });
    }
  } else if (!record?.copy) {
    const madeAt = await findSchemaTime(db.queries);
    if (madeAt && isOld(madeAt.getTime())) await removeCopy(db, dataDir, COPY_SCHEMA);
  }
}

const listCopies = (dataDir: string) =>
  listIn(join(dataDir, COPY_FOLDER), /^rostra-.*\.db(\.incomplete)?$/);

/** Of processes that were killed. */
const listDryRuns = (dataDir: string) => listIn(dataDir, /^upgrade-dry-run-/);

function listIn(folder: string, pattern: RegExp): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => pattern.test(name))
      .map((name) => join(folder, name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
