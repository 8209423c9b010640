import type { CompiledRead } from '../../../db/opened.ts';

const MAX_ENTRIES = 500;
const MAX_AGE_MS = 5_000;

interface Remembered {
  total: number;
  until: number;
}

/**
 * How many there are changes only when something is written or falls due, and counting twenty
 * thousand rows costs more than reading ten. Short-lived, because another process may write.
 */
export class CountCache {
  readonly #known = new Map<string, Remembered>();
  readonly #clock: () => number;
  #writes = 0;

  constructor(clock: () => number = Date.now) {
    this.#clock = clock;
  }

  async get({ sql, parameters }: CompiledRead, count: () => Promise<number>): Promise<number> {
    const key = JSON.stringify([sql, parameters]);
    const known = this.#known.get(key);
    if (known && known.until > this.#clock()) return known.total;
    const writes = this.#writes;
    const total = await count();
    if (writes !== this.#writes) return total;
    if (this.#known.size >= MAX_ENTRIES) this.#known.clear();
    this.#known.set(key, { total, until: this.#clock() + MAX_AGE_MS });
    return total;
  }

  clear(): void {
    this.#writes += 1;
    this.#known.clear();
  }
}
