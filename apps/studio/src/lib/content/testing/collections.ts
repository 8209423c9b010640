import type { StudioCollection, StudioField } from '@rostra/contract';

const common: readonly StudioField[] = [
  { name: 'title', editor: 'line', isRequired: true },
  { name: 'slug', editor: 'slug', isRequired: true },
  { name: 'body', editor: 'markdown', isRequired: true },
  { name: 'seo', editor: 'seo', isRequired: false },
];

export const posts: StudioCollection = {
  kind: 'blog-posts',
  section: 'posts',
  path: '/blog/:slug',
  isForMembers: false,
  isLocalized: true,
  feature: 'blog',
  fields: [
    ...common,
    { name: 'excerpt', editor: 'text', isRequired: false },
    { name: 'author', editor: 'relation', isRequired: false, target: 'authors' },
    { name: 'categories', editor: 'relations', isRequired: false, target: 'categories' },
    { name: 'tags', editor: 'relations', isRequired: false, target: 'tags' },
    { name: 'featuredImage', editor: 'picture', isRequired: false, target: 'files' },
  ],
};

export const policies: StudioCollection = {
  kind: 'policies',
  section: 'policies',
  path: '/policies/:slug',
  isForMembers: false,
  isLocalized: true,
  fields: [
    ...common,
    { name: 'order', editor: 'policyOrder', isRequired: false, default: 0 },
    { name: 'keyPoints', editor: 'keyPoints', isRequired: false },
  ],
};

const memberContents: StudioCollection = {
  kind: 'member-contents',
  section: 'member-contents',
  path: '/dashboard/content/:slug',
  isForMembers: true,
  isLocalized: true,
  feature: 'memberContent',
  fields: common,
};

/** Declarations for tests, in the shape in which the server describes them. */
export const collections: readonly StudioCollection[] = [posts, policies, memberContents];
