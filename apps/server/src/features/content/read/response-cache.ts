import { LRUCache } from 'lru-cache';

const MAX_BYTES = 8 * 1024 * 1024;
const MAX_AGE_MS = 5_000;
const MAX_RESPONSES = 2_000;

/** No page requests longer URLs, so they are not worth the memory. */
const MAX_URL_LENGTH = 2_048;

/** The route that a cached response belongs to, and its rate limit. */
export interface CachedRoute {
  readonly route: string;
  readonly limit: { readonly max: number; readonly windowMs: number };
}

type CachedResponse = { body: Buffer } & Partial<CachedRoute>;

/**
 * Recent responses to visitors, by URL. Every write clears it. The short lifetime bounds how long a
 * write in another process, or an entry that falls due, can go unnoticed.
 */
export class ResponseCache {
  readonly #responses: LRUCache<string, CachedResponse>;
  #writes = 0;
  #purge: NodeJS.Timeout | undefined;

  constructor(clock: () => number = Date.now) {
    this.#responses = new LRUCache({
      max: MAX_RESPONSES,
      maxSize: MAX_BYTES,
      sizeCalculation: ({ body }, url) => 2 * url.length + body.length,
      ttl: MAX_AGE_MS,
      ttlResolution: 0,
      perf: { now: clock },
    });
  }

  get size(): { responses: number; bytes: number } {
    return { responses: this.#responses.size, bytes: this.#responses.calculatedSize };
  }

  /** The cached response of a route; feeds have other headers and are not found here. */
  find(url: string): ({ body: Buffer } & CachedRoute) | undefined {
    const known = this.#responses.get(url);
    return known && isOfRoute(known) ? known : undefined;
  }

  async get(url: string, read: () => Promise<string>, of?: CachedRoute): Promise<Buffer> {
    const known = this.#responses.get(url);
    if (known) return known.body;
    const writes = this.#writes;
    const body = Buffer.from(await read());
    // A response that was read before a write may be outdated.
    if (writes === this.#writes && url.length <= MAX_URL_LENGTH) {
      this.#responses.set(url, { body, ...of });
      this.#schedulePurge();
    }
    return body;
  }

  clear(): void {
    this.#writes += 1;
    this.#responses.clear();
  }

  /** `lru-cache` keeps expired entries until they are asked for, which for most never happens. */
  #schedulePurge(): void {
    this.#purge ??= setTimeout(() => {
      this.#purge = undefined;
      this.#responses.purgeStale();
      if (this.#responses.size > 0) this.#schedulePurge();
    }, MAX_AGE_MS).unref();
  }
}

const isOfRoute = (response: CachedResponse): response is { body: Buffer } & CachedRoute =>
  response.route !== undefined && response.limit !== undefined;
