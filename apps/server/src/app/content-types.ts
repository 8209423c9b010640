import { blogCollections } from '../features/blog/index.ts';
import { memberContentCollections } from '../features/member-content/index.ts';
import { policyCollections } from '../features/policies/index.ts';

/**
 * All content types, including those of disabled features, which are also seeded and checked
 * against their tables.
 */
export const contentTypes = [
  ...policyCollections,
  ...memberContentCollections,
  ...blogCollections,
] as const;
