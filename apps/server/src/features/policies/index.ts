export { changeAreas } from './areas/change-areas.ts';
export { getPolicyEditions } from './editions/find-policy-editions.ts';
export { policiesFeature, policyCollections } from './feature.ts';
export { findPolicyPath } from './find-policy-path.ts';
export { listShownAreas } from './list-shown-areas.ts';
export { findPublishedPolicies, findPublishedPolicy } from './published-policies.ts';
export { readPolicyDraft } from './read-policy-draft.ts';
