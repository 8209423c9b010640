import { join } from 'node:path';
import type { Snapshot } from '../../db/copy/snapshot.ts';
import { languageOfLandingKey } from '../../features/landing/index.ts';
import { editionFolder } from './edition-folder.ts';
import type { ExportFolder } from './export-folder.ts';
import { readTable } from './read-table.ts';

/** The texts of the landing page. */
export async function exportLanding(
  snapshot: Snapshot,
  folder: ExportFolder,
  defaultLanguage: string,
): Promise<void> {
  for await (const { key, value } of readTable(snapshot, 'installation')) {
    const language = languageOfLandingKey(String(key));
    if (language === null) continue;
    const place = join('content', editionFolder(language ?? defaultLanguage));
    const texts: unknown = JSON.parse(String(value));
    await folder.write(
      join(place, 'organisation.json'),
      `${JSON.stringify(texts, undefined, 2)}\n`,
    );
  }
}
