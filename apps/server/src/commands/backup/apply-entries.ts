import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import type { Storage } from '../../adapters/storage/storage.ts';
import type { CopiedTable, Row } from '../../db/copy/snapshot.ts';
import { SECRET_FILES } from './create-backup.ts';
import { type Header, type ManifestEntry, placeOf, SETTINGS } from './manifest.ts';
import { type ArchiveEntry, type ArchiveSource, readArchive } from './read-archive.ts';

/** The settings of the site that was backed up, for the operator to compare. They are not applied. */
const RESTORED_SETTINGS = 'restored-settings.env';

interface ApplyOptions {
  header: Header;
  storage: Storage;
  /** Where files of the data folder are written. */
  folder: string;
  onEntry: (entry: ManifestEntry) => void;
  report: (text: string) => void;
}

/** Yields the rows of the tables, and stores files while they come by. */
export async function* applyEntries(
  source: ArchiveSource,
  { header, storage, folder, onEntry, report }: ApplyOptions,
): AsyncIterable<{ table: CopiedTable; rows: Row[] }> {
  const tables = new Map(header.tables.map((table) => [table.name, table]));
  let reported: string | undefined;
  for await (const entry of readArchive(source, onEntry)) {
    const place = placeOf(entry.name);
    const topic = place?.folder === 'tables' ? place.name : place?.folder;
    if (topic && topic !== reported) report(`Restoring ${topic} …`);
    reported = topic;
    const table = place?.folder === 'tables' ? tables.get(place.name) : undefined;
    if (table) yield { table, rows: await readRows(entry) };
    else if (place?.folder === 'media') await storage.put(place.name, await buffer(entry.content));
    else if (place?.folder === 'data' && SECRET_FILES.includes(place.name)) {
      await writePrivate(join(folder, place.name), entry);
    } else if (entry.name === SETTINGS) await writePrivate(join(folder, RESTORED_SETTINGS), entry);
    else for await (const _ of entry.content);
  }
}

const readRows = async ({ content }: ArchiveEntry): Promise<Row[]> =>
  (await text(content))
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Row);

const writePrivate = async (path: string, { content }: ArchiveEntry) =>
  writeFile(path, await buffer(content), { mode: 0o600 });
