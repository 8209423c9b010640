export { revokeEmailLinks } from './account-hooks.ts';
export { emailChangeFeature } from './feature.ts';
