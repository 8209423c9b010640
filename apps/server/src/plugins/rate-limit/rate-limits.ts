import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../db/client.ts';
import { addHits, deleteEndedWindows } from './rate-limits.repo.ts';

export interface Window {
  max: number;
  windowMs: number;
}

/** The used part of a limit, and the time until it resets. */
export interface Usage {
  current: number;
  ttlMs: number;
}

interface Counter {
  endsAt: number;
  /** The total of all processes at the last synchronisation, and the requests of this process since. */
  shared: number;
  unshared: number;
  /** Above this, the counter is stored in the database. */
  shareFrom: number;
}

const MAX_COUNTERS = 20_000;
const MAX_ROWS = 500;
/** Limits this high may be exceeded by the requests that other processes get within a second. */
const HIGH_LIMIT = 100;
/** Most addresses send only a few requests, which are not worth a write. */
const SHARED_PART = 0.05;

/**
 * Counts requests in fixed windows that start with the first request, for all processes of the site
 * together. Low limits are counted in the database. High ones are on the path of every read, so
 * they are counted in memory, and `share` synchronises the counters once a second.
 */
export class RateLimits {
  readonly #db: Db;
  readonly #clock: () => Date;
  readonly #counters = new LRUCache<string, Counter>({
    // Unlike `max`, this reserves no memory before it is needed.
    maxSize: MAX_COUNTERS,
    sizeCalculation: () => 1,
  });
  readonly #changed = new Set<string>();

  constructor(db: Db, clock: () => Date) {
    this.#db = db;
    this.#clock = clock;
  }

  isHighLimit({ max }: Window): boolean {
    return max >= HIGH_LIMIT;
  }

  /** In memory. */
  count(key: string, { max, windowMs }: Window, points = 1): Usage {
    const now = this.#clock().getTime();
    const counter = this.#counterOf(key, now, windowMs, Math.ceil(max * SHARED_PART));
    counter.unshared += points;
    if (counter.shared + counter.unshared >= counter.shareFrom) this.#changed.add(key);
    return { current: counter.shared + counter.unshared, ttlMs: counter.endsAt - now };
  }

  /** The result of `count` without counting. */
  peek(key: string, { windowMs }: Window): Usage {
    const now = this.#clock().getTime();
    const known = this.#counters.peek(key);
    if (!known || known.endsAt <= now) return { current: 0, ttlMs: windowMs };
    return { current: known.shared + known.unshared, ttlMs: known.endsAt - now };
  }

  /** In the database, or in memory while it is unavailable. */
  async countExactly(key: string, window: Window): Promise<Usage> {
    const now = this.#clock().getTime();
    const row = { key: hash(key), hits: 1, ends_at: timeAt(now + window.windowMs) };
    const counted = await addHits(this.#db, [row], timeAt(now)).catch(() => []);
    const [total] = counted;
    if (!total) return this.count(key, window);
    return { current: Number(total.hits), ttlMs: Date.parse(total.ends_at) - now };
  }

  /** Adds the requests since the last time, and reads those of other processes. */
  async share(): Promise<void> {
    const keys = [...this.#changed];
    this.#changed.clear();
    for (let start = 0; start < keys.length; start += MAX_ROWS) {
      await this.#share(keys.slice(start, start + MAX_ROWS));
    }
  }

  async cleanUp(): Promise<void> {
    await deleteEndedWindows(this.#db.queries, this.#clock().toISOString());
  }

  async #share(keys: readonly string[]): Promise<void> {
    const now = this.#clock().getTime();
    const counters = new Map<string, Counter>();
    for (const key of keys) {
      const counter = this.#counters.peek(key);
      if (counter && counter.endsAt > now) counters.set(hash(key), counter);
    }
    if (counters.size === 0) return;
    const rows = [...counters].map(([key, { unshared, endsAt }]) => ({
      key,
      hits: unshared,
      ends_at: timeAt(endsAt),
    }));
    const sent = new Map(rows.map(({ key, hits }) => [key, hits]));
    for (const { key, hits, ends_at } of await addHits(this.#db, rows, timeAt(now))) {
      const counter = counters.get(key);
      if (!counter) continue;
      counter.shared = Number(hits);
      counter.unshared -= sent.get(key) ?? 0;
      counter.endsAt = Date.parse(ends_at);
    }
  }

  #counterOf(key: string, now: number, windowMs: number, shareFrom: number): Counter {
    const known = this.#counters.get(key);
    if (known && known.endsAt > now) return known;
    const counter = { endsAt: now + windowMs, shared: 0, unshared: 0, shareFrom };
    this.#counters.set(key, counter);
    return counter;
  }
}

const timeAt = (milliseconds: number) => new Date(milliseconds).toISOString();

const hash = (key: string) => createHash('sha256').update(key).digest('base64url');
