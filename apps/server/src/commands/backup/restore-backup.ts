import { join } from 'node:path';
import { diskStorage } from '../../adapters/storage/disk.ts';
import type { Storage } from '../../adapters/storage/storage.ts';
import { type DbOptions, openDb } from '../../db/client.ts';
import { fillDatabase } from '../../db/copy/fill-database.ts';
import { recordAction } from '../../features/audit/index.ts';
import { type Collection, rebuildEntryWords } from '../../features/content/index.ts';
import { adoptFiles } from '../../features/media/index.ts';
import type { Actor } from '../../http/access/actor.ts';
import { applyEntries } from './apply-entries.ts';
import { checkTarget } from './check-target.ts';
import type { ManifestEntry } from './manifest.ts';
import type { ArchiveSource } from './read-archive.ts';
import { checkSums, verifyBackup } from './verify-backup.ts';
import { withStaging } from './with-staging.ts';

export interface RestoreTarget extends DbOptions {
  storage: Storage;
  collections: readonly Collection[];
}

interface RestoreOptions extends ArchiveSource {
  /** Allows to replace data. */
  isConfirmed: boolean;
  now: Date;
  actor: Actor;
  report: (text: string) => void;
}

export interface RestoreSummary {
  createdAt: string;
  rows: number;
  /** Where the data is that was replaced; undefined if there was none. */
  previous: string | undefined;
}

/**
 * Verifies the whole file first. The database is filled in one transaction, and files are put in place after it
 * has succeeded, so a failed restore changes nothing.
 */
export async function restoreBackup(
  target: RestoreTarget,
  { isConfirmed, now, actor, report, ...source }: RestoreOptions,
): Promise<RestoreSummary> {
  report('Verifying the backup …');
  const { header, manifest } = await verifyBackup(source);
  const { dataDir, databaseUrl } = target;
  const isLocal = target.storage.provider === 'local';
  const mediaFolder = isLocal ? join(dataDir, 'media') : undefined;
  await checkTarget(target, { isConfirmed, mediaFolder });
  const previous = await withStaging({ dataDir, now }, async (staging) => {
    const storage = isLocal ? diskStorage(join(staging, 'media')) : target.storage;
    const sums: ManifestEntry[] = [];
    const onEntry = (sum: ManifestEntry) => sums.push(sum);
    const db = openDb({ dataDir: staging, databaseUrl });
    try {
      await fillDatabase(db, {
        ...header,
        batches: applyEntries(source, { header, storage, folder: staging, onEntry, report }),
        beforeCommit: async (tx) => {
          // The file may have changed since it was verified.
          checkSums(manifest, sums, source);
          await adoptFiles(tx, storage);
          await rebuildEntryWords(tx, db.kind, target.collections);
          const { createdAt, version } = header;
          const after = { createdAt, version };
          await recordAction(tx, { actor, at: now, action: 'site.restore', after });
        },
      });
    } finally {
      await db.close();
    }
  });
  const rows = Object.values(manifest.rows).reduce((sum, count) => sum + count, 0);
  return { createdAt: header.createdAt, rows, previous };
}
