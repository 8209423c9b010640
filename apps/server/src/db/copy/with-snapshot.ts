import { join } from 'node:path';
import type { DbOptions } from '../client.ts';
import { withPostgresSnapshot } from './postgres-snapshot.ts';
import type { Snapshot } from './snapshot.ts';
import { withSqliteSnapshot } from './sqlite-snapshot.ts';

/** Reads without blocking writers, and without changing anything. */
export const withSnapshot = <T>(
  { dataDir, databaseUrl }: DbOptions,
  work: (snapshot: Snapshot) => Promise<T>,
): Promise<T> =>
  databaseUrl
    ? withPostgresSnapshot(databaseUrl, work)
    : withSqliteSnapshot(join(dataDir, 'rostra.db'), work);
