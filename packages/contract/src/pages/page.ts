import type { CacheTag } from './cache-tags.ts';

/** The shape of the placeholder that is shown while a page loads. */
export type Skeleton = 'landing' | 'document' | 'post' | 'front' | 'list' | 'form' | 'dashboard';

export interface Page {
  /** React Router notation: `/blog/:slug`. */
  readonly path: `/${string}`;
  /** `guest`: only for people who are not logged in. `member`: only for those who are. */
  readonly access: 'public' | 'guest' | 'member';
  /** Query parameters that change what the server renders. Every other one is dropped first. */
  readonly query?: readonly string[];
  /** Those of them that hold free text: a page with one is rendered for each request. */
  readonly uncachedQuery?: readonly string[];
  /** The collections that the page shows. A page without them is private and never cached. */
  readonly cacheTags?: readonly CacheTag[];
  readonly skeleton: Skeleton;
  /** The page exists only while this feature is switched on. */
  readonly feature?: 'blog' | 'memberContent';
  /** A page to read works without its scripts, so they load after the first paint. */
  readonly isForReading?: boolean;
}
