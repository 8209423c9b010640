export { policiesFeature, policyCollections } from './feature.ts';
export { readPolicyDraft } from './read-policy-draft.ts';
