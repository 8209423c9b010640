import { blogCollections } from '../features/blog/index.ts';
import { memberContentCollections } from '../features/member-content/index.ts';
import { policyCollections } from '../features/policies/index.ts';

/** Every content type, also of features that are switched off: these are seeded and checked against their tables. */
export const contentTypes = [
  ...policyCollections,
  ...memberContentCollections,
  ...blogCollections,
] as const;
