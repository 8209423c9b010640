import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type DbOptions, openDb } from '../../db/client.ts';
import { isEmptyDatabase } from '../../db/copy/is-empty.ts';
import { isInUse } from '../../db/copy/is-in-use.ts';
import { StartError } from '../../errors.ts';

/** Refuses a target that has data, unless that is confirmed, or that a running site uses. */
export async function checkTarget(
  target: DbOptions,
  { isConfirmed, mediaFolder }: { isConfirmed: boolean; mediaFolder?: string | undefined },
): Promise<void> {
  const hasDatabase =
    target.databaseUrl !== undefined || existsSync(join(target.dataDir, 'rostra.db'));
  if (await isInUse(target)) throw new StartError('The site is running. Stop it first.');
  const found = [
    hasDatabase && !(await isEmpty(target)) ? 'a database with data' : '',
    mediaFolder && (await hasFiles(mediaFolder)) ? 'media' : '',
  ].filter(Boolean);
  if (found.length === 0 || isConfirmed) return;
  throw new StartError(
    `The target has ${found.join(' and ')}. Nothing was changed. To replace it, add --confirm.`,
  );
}

async function isEmpty(target: DbOptions): Promise<boolean> {
  const db = openDb(target);
  try {
    return await isEmptyDatabase(db);
  } finally {
    await db.close();
  }
}

const hasFiles = async (folder: string): Promise<boolean> =>
  (await readdir(folder).catch(() => [])).length > 0;
