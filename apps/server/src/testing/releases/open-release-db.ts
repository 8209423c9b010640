import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Db } from '../../db/client.ts';
import { createSiteData, type SiteData } from '../backup-site.ts';
import { openDbWith } from '../test-db.ts';
import { execute } from '../test-postgres.ts';

/** The database of an earlier release, of the kind under test. Closing deletes it. */
export const openReleaseDb = (version: string): Promise<Db> => openDbWith(readRelease(version));

/** The site of an earlier release, which does not run. */
export async function createReleaseSite(version: string): Promise<SiteData> {
  const site = await createSiteData();
  const content = readRelease(version);
  if (site.databaseUrl) await execute(site.databaseUrl, content.toString('utf8'));
  else writeFileSync(join(site.dataDir, 'rostra.db'), content);
  return site;
}

/** A SQLite file, or statements for PostgreSQL. */
function readRelease(version: string): Buffer {
  const file = process.env.TEST_DB === 'postgres' ? 'postgres.sql.gz' : 'sqlite.gz';
  return gunzipSync(readFileSync(join(import.meta.dirname, `${version}.${file}`)));
}
