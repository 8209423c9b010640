import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Db } from '../../db/client.ts';
import { openDbWith } from '../test-db.ts';

/** The database of an earlier release, of the kind under test. Closing deletes it. */
export function openReleaseDb(version: string): Promise<Db> {
  const file = process.env.TEST_DB === 'postgres' ? 'postgres.sql.gz' : 'sqlite.gz';
  return openDbWith(gunzipSync(readFileSync(join(import.meta.dirname, `${version}.${file}`))));
}
