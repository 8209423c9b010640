export { passwordRecoveryAccountHooks } from './account-hooks.ts';
export { passwordRecoveryFeature } from './feature.ts';
export { issueResetLink } from './issue-reset-link.ts';
export { findResetCodeOwner } from './reset-codes.repo.ts';
