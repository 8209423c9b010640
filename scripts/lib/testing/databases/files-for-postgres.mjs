import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { usesDatabase } from './uses-database.mjs';

/** The test files below a folder that `npm test` runs on PostgreSQL too. Relative to the folder. */
export function filesForPostgres(folder) {
  return globSync('src/**/*.test.ts', { cwd: folder }).filter((file) =>
    usesDatabase(file, readFileSync(join(folder, file), 'utf8')),
  );
}
