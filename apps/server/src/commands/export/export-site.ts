import type { Storage } from '../../adapters/storage/storage.ts';
import type { DbOptions } from '../../db/client.ts';
import { withSnapshot } from '../../db/copy/with-snapshot.ts';
import type { Collection } from '../../features/content/index.ts';
import { buildLookup } from './build-lookup.ts';
import { exportCollection } from './export-content.ts';
import { createExportFolder } from './export-folder.ts';
import { exportLanding } from './export-landing.ts';
import { exportTables } from './export-tables.ts';

export interface ExportSource extends DbOptions {
  storage: Storage;
  collections: readonly Collection[];
  defaultLanguage: string;
}

const README = `This is an export of a site made with Rostra.

content/   what is published: Markdown with front matter, lists in JSON, pictures and attachments. A new site
           can start with this folder (content/README.md in the repository describes the format).
drafts/    the drafts, in the same format
data/      members, payments, the audit log, earlier versions and other tables as CSV or JSON lines. Passwords,
           second factors, sessions and codes are not included.
`;

export interface ExportSummary {
  entries: number;
  files: number;
  missing: readonly string[];
}

/** Writes everything in open formats to a new folder, as it was at one moment. The site may be running. */
export async function exportSite(
  source: ExportSource,
  { path, report }: { path: string; report: (text: string) => void },
): Promise<ExportSummary> {
  const folder = await createExportFolder(path);
  const { collections, defaultLanguage } = source;
  await folder.write('README.txt', README);
  const { entries, originals } = await withSnapshot(source, async (snapshot) => {
    const lookup = await buildLookup(snapshot, collections, defaultLanguage);
    let count = 0;
    for (const collection of collections) {
      const found = await exportCollection(collection, {
        snapshot,
        lookup,
        folder,
        defaultLanguage,
      });
      report(`${collection.plural}: ${found.toLocaleString('en')} entries`);
      count += found;
    }
    await exportLanding(snapshot, folder, defaultLanguage);
    await exportTables(snapshot, folder, report);
    return { entries: count, originals: lookup.originals };
  });
  const missing: string[] = [];
  for (const [name, place] of originals) {
    const stored = await source.storage.find(name);
    if (!stored) missing.push(name);
    else await folder.writeStream(`content/${place}`, stored.read());
  }
  const files = originals.size - missing.length;
  report(`files: ${files.toLocaleString('en')}`);
  return { entries, files, missing };
}
