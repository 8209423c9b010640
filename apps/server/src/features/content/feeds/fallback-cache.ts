/**
 * The last successful body of each feed, served while a new one cannot be created. Cleared by every
 * change, so that unpublished content is never served again.
 */
export class FallbackCache {
  readonly #bodies = new Map<string, Buffer>();
  #changes = 0;

  clear(): void {
    this.#changes += 1;
    this.#bodies.clear();
  }

  /** Undefined if it cannot be created and there is no earlier one. */
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
