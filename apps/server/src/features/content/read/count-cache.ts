import { LRUCache } from 'lru-cache';
import type { CompiledRead } from '../../../db/database-driver.ts';

const MAX_ENTRIES = 500;
const MAX_AGE_MS = 5_000;

/**
 * Totals of lists: counting twenty thousand rows costs more than reading ten. Every write clears it;
 * the short lifetime is for writes in other processes and for entries that fall due.
 */
export class CountCache {
  readonly #totals: LRUCache<string, number>;
  #writes = 0;

  constructor(clock: () => number = Date.now) {
    this.#totals = new LRUCache({
      max: MAX_ENTRIES,
      ttl: MAX_AGE_MS,
      ttlResolution: 0,
      perf: { now: clock },
    });
  }

  async get({ sql, parameters }: CompiledRead, count: () => Promise<number>): Promise<number> {
    const key = JSON.stringify([sql, parameters]);
    const known = this.#totals.get(key);
    if (known !== undefined) return known;
    const writes = this.#writes;
    const total = await count();
    if (writes === this.#writes) this.#totals.set(key, total);
    return total;
  }

  clear(): void {
    this.#writes += 1;
    this.#totals.clear();
  }
}
