export { blockAccount, unblockAccount } from './block-account.ts';
export { changeRole, revokeRole } from './change-role.ts';
export type { StaffContext } from './context.ts';
export { staffFeature } from './feature.ts';
export { inviteStaff } from './invite-staff.ts';
export { listStaff } from './list-staff.ts';
export { resetSecondFactors } from './reset-second-factors.ts';
export { issueSetupLink } from './setup/issue-setup-link.ts';
export { transferOwnership } from './transfer-ownership.ts';
