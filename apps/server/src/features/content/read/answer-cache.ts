const MAX_BYTES = 32 * 1024 * 1024;
const MAX_AGE_MS = 5_000;
const MAX_ANSWERS = 2_000;

/** Longer ones are made up to fill the memory; pages do not ask them. */
const MAX_URL_LENGTH = 2_048;

interface Answer {
  body: Buffer;
  until: number;
}

/**
 * What visitors were just told, by URL. Any write empties it; seconds are the most it can be
 * behind, for what another process wrote and for what falls due by itself.
 */
export class AnswerCache {
  readonly #answers = new Map<string, Answer>();
  readonly #clock: () => number;
  #bytes = 0;
  #writes = 0;

  /** How much is kept now. */
  get size(): { answers: number; bytes: number } {
    return { answers: this.#answers.size, bytes: this.#bytes };
  }

  constructor(clock: () => number = Date.now) {
    this.#clock = clock;
  }

  async get(url: string, read: () => Promise<string>): Promise<Buffer> {
    const known = this.#answers.get(url);
    if (known && known.until > this.#clock()) return known.body;
    const writes = this.#writes;
    const body = Buffer.from(await read());
    if (writes === this.#writes && url.length <= MAX_URL_LENGTH) this.#keep(url, body);
    return body;
  }

  clear(): void {
    this.#writes += 1;
    this.#answers.clear();
    this.#bytes = 0;
  }

  /** The map is in the order of keeping, so what has run out stands first. */
  #keep(url: string, body: Buffer): void {
    this.#drop(url);
    const now = this.#clock();
    for (const [oldest, { until }] of this.#answers) {
      if (until > now && !this.#isFull(weightOf(url, body))) break;
      this.#drop(oldest);
    }
    if (this.#isFull(weightOf(url, body))) return;
    this.#answers.set(url, { body, until: now + MAX_AGE_MS });
    this.#bytes += weightOf(url, body);
  }

  #isFull(more: number): boolean {
    return this.#bytes + more > MAX_BYTES || this.#answers.size >= MAX_ANSWERS;
  }

  #drop(url: string): void {
    const known = this.#answers.get(url);
    if (!known) return;
    this.#answers.delete(url);
    this.#bytes -= weightOf(url, known.body);
  }
}

const weightOf = (url: string, body: Buffer) => 2 * url.length + body.length;
