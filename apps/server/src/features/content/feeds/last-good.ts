/**
 * What was last made of each feed, for the time in which none can be made. A change empties it: what
 * an editor has taken away is not sent again.
 */
export class LastGood {
  readonly #bodies = new Map<string, Buffer>();
  #changes = 0;

  clear(): void {
    this.#changes += 1;
    this.#bodies.clear();
  }

  /** Undefined: it cannot be made and there is none. */
  async get(
    url: string,
    make: () => Promise<Buffer>,
    onFailure: (error: unknown) => void,
  ): Promise<Buffer | undefined> {
    const changes = this.#changes;
    try {
      const body = await make();
      if (changes === this.#changes) this.#bodies.set(url, body);
      return body;
    } catch (error) {
      onFailure(error);
      return this.#bodies.get(url);
    }
  }
}
