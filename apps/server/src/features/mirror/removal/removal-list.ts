import { createHash } from 'node:crypto';
import type { Queries } from '../../../db/client.ts';
import { type HeldBackRow, listHeldBack } from './held-back.repo.ts';

/** More than anybody reads. The rest is listed once these are confirmed. */
const MAX_LISTED = 500;

/** The entries that an administrator sees and can confirm. */
export interface RemovalList {
  readonly entries: readonly HeldBackRow[];
  /** Changes with the entries. */
  readonly version: string;
  /** With those that are not listed yet. */
  readonly count: number;
}

export async function readRemovalList(queries: Queries, locale: string): Promise<RemovalList> {
  const held = await listHeldBack(queries, locale);
  const entries = held.slice(0, MAX_LISTED);
  const ids = entries.map(({ collection, sourceId }) => [collection, sourceId]);
  const version = createHash('sha256').update(JSON.stringify(ids)).digest('base64url');
  return { entries, version, count: held.length };
}
