import type { CacheTag } from '@rostra/contract/pages';
import { LRUCache } from 'lru-cache';
import type { PreparedResponse } from '../../http/prepared-response.ts';

export interface CachedPage {
  response: PreparedResponse;
  tags: ReadonlySet<CacheTag>;
}

/** A rendered page. `keep: false` means that it must not be cached, such as a 404. */
export interface RenderResult extends CachedPage {
  keep: boolean;
  failed: boolean;
}

interface Entry extends CachedPage {
  expiresAt: number;
}

export interface PageCacheOptions {
  /** Disabled in development: every request renders. */
  enabled?: boolean;
  maxBytes?: number;
  maxAgeMs?: number;
  now?: () => number;
  /** Called when a background render throws. */
  report?: (error: unknown) => void;
}

const MAX_STALE_MS = 24 * 60 * 60 * 1000;
const RETRY_MS = 30_000;

/**
 * Rendered pages by URL, stale-while-revalidate. Concurrent requests for a page share one render. A
 * content change drops the pages with its tags and the results of renders that started before it.
 */
export class PageCache {
  readonly #entries: LRUCache<string, Entry>;
  readonly #renders = new Map<string, Promise<RenderResult>>();
  readonly #isEnabled: boolean;
  readonly #maxAgeMs: number;
  readonly #now: () => number;
  readonly #report: (error: unknown) => void;

  constructor(options: PageCacheOptions = {}) {
    this.#isEnabled = options.enabled ?? true;
    this.#entries = new LRUCache({
      maxSize: options.maxBytes ?? 32 * 1024 * 1024,
      sizeCalculation: ({ response }) => response.bytes,
    });
    this.#maxAgeMs = options.maxAgeMs ?? 10 * 60 * 1000;
    this.#now = options.now ?? Date.now;
    this.#report = options.report ?? (() => {});
  }

  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** The page if it is cached and fresh. */
  peek(key: string): PreparedResponse | undefined {
    const entry = this.#entries.get(key);
    return entry && entry.expiresAt > this.#now() ? entry.response : undefined;
  }

  /** Whether a page is cached, fresh or stale. */
  has(key: string): boolean {
    return this.#entries.has(key);
  }

  /**
   * A stale page is served immediately and re-rendered in the background. If it was not requested for a
   * day, it is rendered first, and the stale one is served only if that fails.
   */
  async get(key: string, render: () => Promise<RenderResult>): Promise<PreparedResponse> {
    const cached = this.#entries.get(key);
    const now = this.#now();
    if (cached && cached.expiresAt > now) return cached.response;
    const running = this.#renders.get(key);
    if (!cached || cached.expiresAt + MAX_STALE_MS <= now) {
      const result = await (running ?? this.#start(key, render));
      return result.failed && cached ? cached.response : result.response;
    }
    if (!running) this.#start(key, render).catch(this.#report);
    return cached.response;
  }

  /** Call this when content with these tags has changed. */
  drop(tags: Iterable<CacheTag>): void {
    const changed = new Set(tags);
    for (const [key, entry] of [...this.#entries.entries()]) {
      if (!changed.isDisjointFrom(entry.tags)) this.#entries.delete(key);
    }
    this.#renders.clear();
  }

  clear(): void {
    this.#entries.clear();
    this.#renders.clear();
  }

  #start(key: string, render: () => Promise<RenderResult>): Promise<RenderResult> {
    const running = render().then(
      (result) => {
        const isCurrent = this.#finish(key, running);
        if (result.failed) this.#extend(key);
        else if (isCurrent) this.#replace(key, result);
        return result;
      },
      (error: unknown) => {
        this.#finish(key, running);
        this.#extend(key);
        throw error;
      },
    );
    this.#renders.set(key, running);
    return running;
  }

  /** True if nothing was dropped since this render started. */
  #finish(key: string, running: Promise<RenderResult>): boolean {
    if (this.#renders.get(key) !== running) return false;
    return this.#renders.delete(key);
  }

  /** After a failed render, the stale page counts as fresh until the next attempt. */
  #extend(key: string): void {
    const entry = this.#entries.peek(key);
    if (entry) entry.expiresAt = Math.max(entry.expiresAt, this.#now() + RETRY_MS);
  }

  /** Also drops the old page if the new one must not be cached: it may be deleted or private now. */
  #replace(key: string, { response, tags, keep }: RenderResult): void {
    this.#entries.delete(key);
    if (!keep || !this.#isEnabled) return;
    this.#entries.set(key, { response, tags, expiresAt: this.#now() + this.#maxAgeMs });
  }
}
