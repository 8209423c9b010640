/** A content type that this site has as well. */
export interface StrapiType {
  readonly singular: string;
  readonly plural:
    | 'authors'
    | 'categories'
    | 'tags'
    | 'policies'
    | 'blog-posts'
    | 'member-contents';
  readonly hasBody: boolean;
  /** Fields without which entries would be copied incompletely. */
  readonly needed: readonly string[];
}

/** In an order in which each type comes after those that it refers to. */
export const strapiTypes: readonly StrapiType[] = [
  { singular: 'author', plural: 'authors', hasBody: false, needed: [] },
  { singular: 'category', plural: 'categories', hasBody: false, needed: ['name', 'slug'] },
  { singular: 'tag', plural: 'tags', hasBody: false, needed: ['name', 'slug'] },
  {
    singular: 'policy',
    plural: 'policies',
    hasBody: true,
    needed: ['title', 'slug', 'area', 'body'],
  },
  {
    singular: 'blog-post',
    plural: 'blog-posts',
    hasBody: true,
    needed: ['title', 'slug', 'body', 'author', 'categories', 'tags'],
  },
  {
    singular: 'member-content',
    plural: 'member-contents',
    hasBody: true,
    needed: ['title', 'slug', 'body', 'requiredPlan', 'author', 'category'],
  },
];
