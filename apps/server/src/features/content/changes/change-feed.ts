import { randomUUID } from 'node:crypto';
import type { CacheTag } from '@rostra/contract/pages';
import type { Db } from '../../../db/client.ts';
import {
  deleteChangesBefore,
  findChangesAfter,
  findNewestChange,
  insertChange,
} from './content-changes.repo.ts';

/** Transactions may commit in another order than their ids, so look this far back. */
const LOOK_BACK = 100;
const KEEP_MS = 24 * 60 * 60_000;

export interface ChangeFeed {
  /** Announces a change to the other processes. Does not wait for it. */
  announce(tags: readonly CacheTag[]): void;
  /** Waits for pending announcements. */
  settle(): Promise<void>;
  /** Whether there may be something to catch up with. */
  hasNews(): Promise<boolean>;
  /** The tags that other processes have announced since the last call. */
  catchUp(): Promise<CacheTag[]>;
  cleanUp(): Promise<void>;
}

interface ChangeFeedDeps {
  db: Db;
  clock: () => Date;
  onError: (error: unknown) => void;
}

/** Propagates changes between processes that share a database. */
export function createChangeFeed({ db, clock, onError }: ChangeFeedDeps): ChangeFeed {
  const origin = randomUUID();
  const announcing = new Set<Promise<void>>();
  let newest: number | undefined;
  let seen = new Set<number>();

  async function begin(): Promise<number> {
    const start = await findNewestChange(db.queries);
    const known = await findChangesAfter(db, start - LOOK_BACK);
    seen = new Set(known.map(({ id }) => id));
    return start;
  }

  return {
    announce(tags) {
      const row = { origin, tags: JSON.stringify(tags), changed_at: clock().toISOString() };
      // The change itself is saved. If this fails, other processes serve stale pages until they
      // expire.
      const announced = insertChange(db.queries, row)
        .catch(onError)
        .finally(() => announcing.delete(announced));
      announcing.add(announced);
    },
    async settle() {
      await Promise.all(announcing);
    },
    async hasNews() {
      if (newest === undefined) return true;
      const rows = await findChangesAfter(db, newest - LOOK_BACK);
      return rows.some(({ id }) => !seen.has(id));
    },
    async catchUp() {
      if (newest === undefined) {
        newest = await begin();
        return [];
      }
      const rows = await findChangesAfter(db, newest - LOOK_BACK);
      const fresh = rows.filter(({ id }) => !seen.has(id));
      newest = rows.at(-1)?.id ?? newest;
      seen = new Set(rows.map(({ id }) => id));
      const others = fresh.filter((row) => row.origin !== origin);
      return [...new Set(others.flatMap(({ tags }) => JSON.parse(tags) as CacheTag[]))];
    },
    cleanUp: () =>
      deleteChangesBefore(db.queries, new Date(clock().getTime() - KEEP_MS).toISOString()),
  };
}
