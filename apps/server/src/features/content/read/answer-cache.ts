const MAX_BYTES = 32 * 1024 * 1024;
const MAX_AGE_MS = 5_000;

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

  constructor(clock: () => number = Date.now) {
    this.#clock = clock;
  }

  async get(url: string, read: () => Promise<string>): Promise<Buffer> {
    const known = this.#answers.get(url);
    if (known && known.until > this.#clock()) return known.body;
    const writes = this.#writes;
    const body = Buffer.from(await read());
    if (writes === this.#writes) this.#keep(url, body);
    return body;
  }

  clear(): void {
    this.#writes += 1;
    this.#answers.clear();
    this.#bytes = 0;
  }

  #keep(url: string, body: Buffer): void {
    this.#bytes += body.length - (this.#answers.get(url)?.body.length ?? 0);
    this.#answers.delete(url);
    this.#answers.set(url, { body, until: this.#clock() + MAX_AGE_MS });
    for (const [oldest, { body: gone }] of this.#answers) {
      if (this.#bytes <= MAX_BYTES) break;
      this.#answers.delete(oldest);
      this.#bytes -= gone.length;
    }
  }
}
