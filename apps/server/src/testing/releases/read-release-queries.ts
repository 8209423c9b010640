import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

export interface ReleaseQueries {
  /** The names of the migrations that the release had. */
  migrations: string[];
  /** The statements of its use cases, as its tests ran them on each database. */
  sqlite: string[];
  postgres: string[];
}

export function readReleaseQueries(version: string): ReleaseQueries {
  const file = join(import.meta.dirname, `${version}.queries.json.gz`);
  return JSON.parse(gunzipSync(readFileSync(file)).toString());
}
