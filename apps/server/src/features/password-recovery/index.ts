export { passwordRecoveryAccountHooks } from './account-hooks.ts';
export { passwordRecoveryFeature } from './feature.ts';
export { findCodeOwner } from './find-code-owner.ts';
export { issueResetLink } from './issue-reset-link.ts';
