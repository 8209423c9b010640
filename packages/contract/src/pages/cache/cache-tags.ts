/** Content collections whose changes drop cached pages. */
export const collectionTags = [
  'authors',
  'blog-posts',
  'categories',
  'member-contents',
  'pages',
  'policies',
  'tags',
] as const;

export type CollectionTag = (typeof collectionTags)[number];

/**
 * What a cached page depends on: the site, its settings, its messages, its redirects, its plans, its consultations, its votes, its pledges, a whole collection, or one entry by its slug.
 * A change to content drops every page that carries one of its tags.
 */
export type CacheTag =
  | 'site'
  | 'settings'
  | 'messages'
  | 'redirects'
  | 'plans'
  | 'consultations'
  | 'votes'
  | 'pledges'
  | CollectionTag
  | `${CollectionTag}:${string}`;
