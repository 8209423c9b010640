import type { Db } from '../../../../db/client.ts';
import { isReported } from './is-reported.ts';
import { addMissingPages, addRedirectHits, trimMissingPages } from './visits.repo.ts';

/** Different addresses that one process remembers between two writes. */
const MAX_PATHS = 500;
/** Rows of the report. Rare ones make room for frequent ones. */
const MAX_MISSING_PAGES = 500;

/**
 * Counts the use of redirects and the addresses that were not found. Counted in memory and added to the database
 * now and then, so that neither a visitor nor a robot causes a write for each request.
 */
export class PageVisits {
  readonly #db: Db;
  readonly #now: () => Date;
  #redirected = new Map<string, number>();
  #missed = new Map<string, number>();

  constructor({ db, now }: { db: Db; now: () => Date }) {
    this.#db = db;
    this.#now = now;
  }

  redirected(path: string): void {
    count(this.#redirected, path);
  }

  missed(path: string): void {
    if (isReported(path)) count(this.#missed, path);
  }

  get hasCounted(): boolean {
    return this.#redirected.size > 0 || this.#missed.size > 0;
  }

  /** Adds to what other processes have counted. What could not be stored is kept for the next time. */
  async flush(): Promise<void> {
    if (!this.hasCounted) return;
    const redirected = this.#redirected;
    const missed = this.#missed;
    this.#redirected = new Map();
    this.#missed = new Map();
    const at = this.#now().toISOString();
    try {
      await this.#db.transaction(async (tx) => {
        await addRedirectHits(tx, inOrder(redirected), at);
        await addMissingPages(tx, inOrder(missed), at);
        if (missed.size > 0) await trimMissingPages(tx, MAX_MISSING_PAGES);
      });
    } catch (error) {
      for (const [path, hits] of redirected) count(this.#redirected, path, hits);
      for (const [path, hits] of missed) count(this.#missed, path, hits);
      throw error;
    }
  }
}

function count(visits: Map<string, number>, path: string, hits = 1): void {
  if (visits.size >= MAX_PATHS && !visits.has(path)) return;
  visits.set(path, (visits.get(path) ?? 0) + hits);
}

/** In the same order in every process, so that two transactions never wait for each other. */
const inOrder = (visits: ReadonlyMap<string, number>) =>
  [...visits].toSorted(([one], [other]) => (one < other ? -1 : 1));
