export { policiesFeature, policyCollections } from './feature.ts';
