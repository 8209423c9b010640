import type { PreparedResponse } from '../../http/prepared-response.ts';

export interface CachedPage {
  response: PreparedResponse;
  tags: ReadonlySet<string>;
}

/** What a render gives: a page to keep, or one to send once (`keep: false`), such as a 404. */
export interface RenderResult extends CachedPage {
  keep: boolean;
  failed: boolean;
}

interface Entry extends CachedPage {
  expiresAt: number;
  usedAt: number;
}

export interface PageCacheOptions {
  /** Off while developing: every request renders. */
  enabled?: boolean;
  maxBytes?: number;
  maxAgeMs?: number;
  now?: () => number;
  /** A render that nobody waited for threw. */
  report?: (error: unknown) => void;
}

const MAX_STALE_MS = 24 * 60 * 60 * 1000;
const RETRY_MS = 30_000;

/**
 * Rendered pages by URL. Two requests for a cold page share one render; a change of content drops
 * the pages that carry its tag and forgets renders that began before it; the bytes are bounded.
 */
export class PageCache {
  readonly #entries = new Map<string, Entry>();
  readonly #renders = new Map<string, Promise<RenderResult>>();
  readonly #maxBytes: number;
  readonly #maxAgeMs: number;
  readonly #now: () => number;
  readonly #report: (error: unknown) => void;
  #bytes = 0;
  #uses = 0;

  constructor(options: PageCacheOptions = {}) {
    this.#maxBytes = options.enabled === false ? 0 : (options.maxBytes ?? 64 * 1024 * 1024);
    this.#maxAgeMs = options.maxAgeMs ?? 10 * 60 * 1000;
    this.#now = options.now ?? Date.now;
    this.#report = options.report ?? (() => {});
  }

  get bytes(): number {
    return this.#bytes;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** The page if it is here and fresh. */
  peek(key: string): PreparedResponse | undefined {
    const entry = this.#entries.get(key);
    return entry && entry.expiresAt > this.#now() ? this.#use(entry) : undefined;
  }

  /** Whether there is something to send at once, be it old. */
  has(key: string): boolean {
    return this.#entries.has(key);
  }

  /**
   * An old page is sent at once, and made anew behind it: nobody waits for what may never come. One that
   * nobody has asked for in a day is made anew first, and sent only if that fails.
   */
  async get(key: string, render: () => Promise<RenderResult>): Promise<PreparedResponse> {
    const fresh = this.peek(key);
    if (fresh) return fresh;
    const running = this.#renders.get(key);
    const stale = this.#entries.get(key);
    if (!stale || stale.expiresAt + MAX_STALE_MS <= this.#now()) {
      const result = await (running ?? this.#start(key, render));
      return result.failed && stale ? this.#use(stale) : result.response;
    }
    if (!running) this.#start(key, render).catch(this.#report);
    return this.#use(stale);
  }

  /** Content with these tags has changed. */
  drop(tags: Iterable<string>): void {
    const changed = new Set(tags);
    for (const [key, entry] of this.#entries) {
      if (!changed.isDisjointFrom(entry.tags)) this.#remove(key);
    }
    this.#renders.clear();
  }

  clear(): void {
    this.#entries.clear();
    this.#renders.clear();
    this.#bytes = 0;
  }

  #start(key: string, render: () => Promise<RenderResult>): Promise<RenderResult> {
    const running = render().then(
      (result) => {
        const isWanted = this.#forget(key, running);
        if (result.failed) this.#keepOld(key);
        else if (isWanted) this.#replace(key, result);
        return result;
      },
      (error: unknown) => {
        this.#forget(key, running);
        this.#keepOld(key);
        throw error;
      },
    );
    this.#renders.set(key, running);
    return running;
  }

  /** True if nothing was dropped since this render began. */
  #forget(key: string, running: Promise<RenderResult>): boolean {
    if (this.#renders.get(key) !== running) return false;
    return this.#renders.delete(key);
  }

  /** While pages cannot be made anew, those that are here are sent as if they were fresh. */
  #keepOld(key: string): void {
    const entry = this.#entries.get(key);
    if (entry) entry.expiresAt = Math.max(entry.expiresAt, this.#now() + RETRY_MS);
  }

  #use(entry: Entry): PreparedResponse {
    this.#uses += 1;
    entry.usedAt = this.#uses;
    return entry.response;
  }

  /** A page that is gone or private by now is not kept in its old shape either. */
  #replace(key: string, { response, tags, keep }: RenderResult): void {
    this.#remove(key);
    if (!keep || response.bytes > this.#maxBytes) return;
    this.#uses += 1;
    this.#entries.set(key, {
      response,
      tags,
      expiresAt: this.#now() + this.#maxAgeMs,
      usedAt: this.#uses,
    });
    this.#bytes += response.bytes;
    while (this.#bytes > this.#maxBytes) this.#remove(this.#leastUsed());
  }

  #leastUsed(): string {
    let least: [string, number] = ['', Number.POSITIVE_INFINITY];
    for (const [key, { usedAt }] of this.#entries) {
      if (usedAt < least[1]) least = [key, usedAt];
    }
    return least[0];
  }

  #remove(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#bytes -= entry.response.bytes;
    this.#entries.delete(key);
  }
}
