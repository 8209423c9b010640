import { LRUCache } from 'lru-cache';

const MAX_BYTES = 32 * 1024 * 1024;
const MAX_AGE_MS = 5_000;
const MAX_ANSWERS = 2_000;

/** No page requests longer URLs, so they are not worth the memory. */
const MAX_URL_LENGTH = 2_048;

/** The route that a cached response belongs to, and its rate limit. */
export interface AnsweredRoute {
  readonly route: string;
  readonly limit: { readonly max: number; readonly windowMs: number };
}

type Answer = { body: Buffer } & Partial<AnsweredRoute>;

/**
 * Recent responses to visitors, by URL. Every write clears it. The short lifetime bounds how long a
 * write in another process, or an entry that falls due, can go unnoticed.
 */
export class AnswerCache {
  readonly #answers: LRUCache<string, Answer>;
  #writes = 0;

  constructor(clock: () => number = Date.now) {
    this.#answers = new LRUCache({
      max: MAX_ANSWERS,
      maxSize: MAX_BYTES,
      sizeCalculation: ({ body }, url) => 2 * url.length + body.length,
      ttl: MAX_AGE_MS,
      ttlResolution: 0,
      perf: { now: clock },
    });
  }

  get size(): { answers: number; bytes: number } {
    return { answers: this.#answers.size, bytes: this.#answers.calculatedSize };
  }

  /** The cached response of a route; feeds have other headers and are not found here. */
  find(url: string): ({ body: Buffer } & AnsweredRoute) | undefined {
    const known = this.#answers.get(url);
    return known && isOfRoute(known) ? known : undefined;
  }

  async get(url: string, read: () => Promise<string>, of?: AnsweredRoute): Promise<Buffer> {
    const known = this.#answers.get(url);
    if (known) return known.body;
    const writes = this.#writes;
    const body = Buffer.from(await read());
    // A response that was read before a write may be outdated.
    if (writes === this.#writes && url.length <= MAX_URL_LENGTH) {
      this.#answers.purgeStale();
      this.#answers.set(url, { body, ...of });
    }
    return body;
  }

  clear(): void {
    this.#writes += 1;
    this.#answers.clear();
  }
}

const isOfRoute = (answer: Answer): answer is { body: Buffer } & AnsweredRoute =>
  answer.route !== undefined && answer.limit !== undefined;
