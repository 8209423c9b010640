import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Storage } from '../../adapters/storage/storage.ts';
import { type DbOptions, openDb } from '../../db/client.ts';
import { isInUse } from '../../db/copy/is-in-use.ts';
import { withSnapshot } from '../../db/copy/with-snapshot.ts';
import { StartError } from '../../errors.ts';
import { recordAction } from '../../features/audit/index.ts';
import { type Collection, rebuildEntryWords } from '../../features/content/index.ts';
import { adoptFiles, storedNames } from '../../features/media/index.ts';
import type { Actor } from '../../http/access/actor.ts';
import { checkTarget } from '../backup/check-target.ts';
import { SECRET_FILES } from '../backup/create-backup.ts';
import { readTable } from '../export/read-table.ts';
import { moveDatabase } from './move-database.ts';
import { type MovedMedia, moveMedia } from './move-media.ts';

export interface SitePlace extends DbOptions {
  storage: Storage;
  /** Where the storage is; the same text means the same place. */
  storagePlace: string;
}

interface MoveOptions {
  collections: readonly Collection[];
  isConfirmed: boolean;
  now: Date;
  actor: Actor;
  report: (text: string) => void;
}

export interface MoveSummary {
  media: MovedMedia | undefined;
  isDatabaseMoved: boolean;
  previous: string | undefined;
}

/**
 * Copies a stopped site to another database, storage or data folder. Files come first and are skipped if an
 * earlier attempt has copied them, so an interrupted move can be repeated. The source is not changed.
 */
export async function moveSite(
  source: SitePlace,
  target: SitePlace,
  { collections, isConfirmed, now, actor, report }: MoveOptions,
): Promise<MoveSummary> {
  const isOtherDatabase = databasePlace(source) !== databasePlace(target);
  const isOtherStorage = source.storagePlace !== target.storagePlace;
  if (!isOtherDatabase && !isOtherStorage) {
    throw new StartError('The target has the same database and the same storage: nothing to move.');
  }
  if (await isInUse(source)) throw new StartError('The site is running. Stop it first.');
  if (isOtherDatabase) await checkTarget(target, { isConfirmed });
  const entry = { actor, at: now, action: 'site.move' } as const;
  const names = await findMediaNames(source);
  const media = isOtherStorage
    ? await moveMedia(source.storage, target.storage, names, report)
    : undefined;
  await copySecrets(source.dataDir, target.dataDir);
  if (!isOtherDatabase) {
    const db = openDb(source);
    try {
      await adoptFiles(db.queries, target.storage);
      await recordAction(db.queries, { ...entry, after: { storage: target.storage.provider } });
    } finally {
      await db.close();
    }
    return { media, isDatabaseMoved: false, previous: undefined };
  }
  const previous = await moveDatabase(source, target, {
    now,
    report,
    beforeCommit: async (tx, db) => {
      await adoptFiles(tx, target.storage);
      await rebuildEntryWords(tx, db.kind, collections);
      await recordAction(tx, { ...entry, after: { database: db.kind } });
    },
  });
  return { media, isDatabaseMoved: true, previous };
}

const databasePlace = ({ dataDir, databaseUrl }: DbOptions) => databaseUrl ?? dataDir;

const findMediaNames = (source: SitePlace): Promise<string[]> =>
  withSnapshot(source, async (snapshot) => {
    const names = new Set<string>();
    for await (const row of readTable(snapshot, 'files')) {
      const text = (column: string) => (typeof row[column] === 'string' ? row[column] : null);
      const file = { hash: text('hash') ?? '', ext: text('ext') ?? '' };
      const versions = { formats: text('formats'), sources: text('sources') };
      for (const { name } of storedNames({ ...file, ...versions })) names.add(name);
    }
    return [...names];
  });

/** Without its secret a site could not read its mails and second factors. */
async function copySecrets(from: string, to: string): Promise<void> {
  if (from === to) return;
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const name of SECRET_FILES) {
    const content = await readIfThere(join(from, name));
    const existing = await readIfThere(join(to, name));
    if (content === undefined || content === existing) continue;
    if (existing !== undefined) {
      throw new StartError(`${join(to, name)} belongs to another site. Choose an empty DATA_DIR.`);
    }
    await writeFile(join(to, name), content, { mode: 0o600 });
  }
}

const readIfThere = (file: string): Promise<string | undefined> =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return undefined;
  });
