import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Storage } from '../../adapters/storage/storage.ts';
import type { DbOptions } from '../../db/client.ts';
import { withSnapshot } from '../../db/copy/with-snapshot.ts';
import { copyMedia } from './copy-media.ts';
import { copyTables } from './copy-tables.ts';
import type { Encryption } from './encryption.ts';
import { FORMAT, HEADER, type Header, MANIFEST, type Manifest, SETTINGS } from './manifest.ts';
import { formatSettings } from './settings-file.ts';
import { writeArchive } from './write-archive.ts';

/** What the data folder has besides the database and the media. The sandbox has only test payments. */
export const SECRET_FILES = ['secret', 'stripe-sandbox-secret'];

export interface BackupSource extends DbOptions {
  storage: Storage;
  /** The settings that are set, as they are written. */
  settings: Record<string, string>;
}

interface BackupOptions {
  file: string;
  encryption: Encryption | undefined;
  now: Date;
  version: string;
  report: (text: string) => void;
}

export interface BackupSummary {
  rows: number;
  media: number;
  missingMedia: readonly string[];
}

/** Writes database, media, settings and secrets to one file, while the site may be running. */
export async function createBackup(
  source: BackupSource,
  { file, encryption, now, version, report }: BackupOptions,
): Promise<BackupSummary> {
  return writeArchive({ file, encryption, createdAt: now }, async (archive) => {
    const { rows, mediaNames } = await withSnapshot(source, async (snapshot) => {
      const header: Header = {
        format: FORMAT,
        version,
        createdAt: now.toISOString(),
        database: snapshot.kind,
        migrations: [...snapshot.migrations],
        tables: snapshot.tables.map((table) => ({ ...table, columns: [...table.columns] })),
      };
      await archive.add(HEADER, JSON.stringify(header));
      return copyTables(snapshot, archive, report);
    });
    const media = await copyMedia(source.storage, mediaNames, archive, report);
    for (const name of SECRET_FILES) {
      const content = await readFile(join(source.dataDir, name)).catch(ignoreMissing);
      if (content) await archive.add(`data/${name}`, content);
    }
    await archive.add(SETTINGS, formatSettings(source.settings));
    const manifest: Manifest = {
      entries: [...archive.entries],
      rows,
      missingMedia: media.missing,
    };
    await archive.add(MANIFEST, JSON.stringify(manifest));
    return {
      rows: Object.values(rows).reduce((sum, count) => sum + count, 0),
      media: media.copied,
      missingMedia: media.missing,
    };
  });
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
