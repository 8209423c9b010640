import type { LegalArea } from '@rostra/contract';

/** The legal pages that are published, in memory: every page links to them in its footer. */
export class LegalPages {
  #published: ReadonlySet<LegalArea> = new Set();

  has(area: LegalArea): boolean {
    return this.#published.has(area);
  }

  /** Returns whether anything has changed. */
  replace(published: readonly LegalArea[]): boolean {
    const next = new Set(published);
    const isSame = next.size === this.#published.size && next.isSubsetOf(this.#published);
    this.#published = next;
    return !isSame;
  }
}
