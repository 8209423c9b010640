import { isDeepStrictEqual } from 'node:util';
import type { Logo } from '@rostra/contract';

export interface Published {
  /** The areas with a page that readers see, in any language. */
  readonly areas: readonly string[];
  /** Addresses to which menus do not link, because nothing is published there. */
  readonly unpublished: readonly string[];
  /** What the logos and the icon are now whose files were replaced, by the address that they were chosen with. */
  readonly replaced: Readonly<Record<string, Logo>>;
}

/** What menus need to know about the content, in memory: every page has them. */
export class PublishedPages {
  #published: Published = { areas: [], unpublished: [], replaced: {} };

  has(area: string): boolean {
    return this.#published.areas.includes(area);
  }

  get unpublished(): readonly string[] {
    return this.#published.unpublished;
  }

  /** A logo or the icon as its file is now. */
  currentPicture<T extends Logo | null>(picture: T): T | Logo {
    return (picture && this.#published.replaced[picture.src]) ?? picture;
  }

  /** Returns whether anything has changed. */
  replace(published: Published): boolean {
    const isSame = isDeepStrictEqual(published, this.#published);
    this.#published = published;
    return !isSame;
  }
}
