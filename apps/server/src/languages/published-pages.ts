import { isDeepStrictEqual } from 'node:util';

export interface Published {
  /** The areas with a page that readers see, in any language. */
  readonly areas: readonly string[];
  /** Addresses to which menus do not link, because nothing is published there. */
  readonly unpublished: readonly string[];
}

/** What menus need to know about the content, in memory: every page has them. */
export class PublishedPages {
  #published: Published = { areas: [], unpublished: [] };

  has(area: string): boolean {
    return this.#published.areas.includes(area);
  }

  get unpublished(): readonly string[] {
    return this.#published.unpublished;
  }

  /** Returns whether anything has changed. */
  replace(published: Published): boolean {
    const isSame = isDeepStrictEqual(published, this.#published);
    this.#published = published;
    return !isSame;
  }
}
