/** The skeleton that is shown while a page loads. */
export type Skeleton = 'landing' | 'document' | 'post' | 'front' | 'list' | 'form' | 'dashboard';

export interface Page {
  /** `/blog/:slug` has a parameter. The parameter `:slug+` is one or more parts of a path, such as `about/team`. */
  readonly path: `/${string}`;
  /** `guest`: only for people who are not logged in. `member`: only for those who are. */
  readonly access: 'public' | 'guest' | 'member';
  /** Query parameters that change what the server renders. All others are dropped. */
  readonly query?: readonly string[];
  /** Those of them that contain free text. A page with one is rendered for each request. */
  readonly uncachedQuery?: readonly string[];
  readonly skeleton: Skeleton;
  /** The page exists only if this feature is enabled. */
  readonly feature?: 'blog' | 'memberContent' | 'newsletters';
  /** Shows texts that only some readers may open: the browser of a member asks for them. */
  readonly mayBeForMembers?: boolean;
  /** Works without its scripts, so they load after the first paint. */
  readonly isForReading?: boolean;
  /** Never counted, because whoever opens it does more than read. */
  readonly isUncounted?: boolean;
}
