export interface MirroredType {
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
export const mirroredTypes: readonly MirroredType[] = [
  { plural: 'authors', hasBody: false, needed: [] },
  { plural: 'categories', hasBody: false, needed: ['name', 'slug'] },
  { plural: 'tags', hasBody: false, needed: ['name', 'slug'] },
  { plural: 'policies', hasBody: true, needed: ['title', 'slug', 'area', 'body'] },
  {
    plural: 'blog-posts',
    hasBody: true,
    needed: ['title', 'slug', 'body', 'author', 'categories', 'tags'],
  },
  {
    plural: 'member-contents',
    hasBody: true,
    needed: ['title', 'slug', 'body', 'requiredPlan', 'author', 'category'],
  },
];
