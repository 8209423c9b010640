import { blogCollections } from '../features/blog/index.ts';
import type { Collection } from '../features/content/index.ts';
import { memberContentCollections } from '../features/member-content/index.ts';
import { pages } from '../features/pages/index.ts';
import { policyCollections } from '../features/policies/index.ts';

/** Content types without routes, jobs or a feature flag of their own: the declaration is enough. */
export const plainContentTypes: readonly Collection[] = [pages];

/**
 * All content types, including those of disabled features, which are also seeded and checked
 * against their tables.
 */
export const contentTypes = [
  ...policyCollections,
  ...memberContentCollections,
  ...blogCollections,
  ...plainContentTypes,
] as const;
