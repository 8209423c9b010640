export { checkInvitation, INVITATION_DAYS, type SentInvitation } from './invitation.ts';
export { checkSetupKey, type NewOwner, ownerSchema, setUpOwner } from './setup.ts';
export {
  blockUser,
  changeStaffRole,
  inviteStaff,
  listStaff,
  resetUserFactors,
  revokeStaffRole,
  type StaffMember,
  staffMemberSchema,
  transferOwnership,
  unblockUser,
} from './staff.ts';
export {
  type ApiToken,
  apiTokenSchema,
  createApiToken,
  listApiTokens,
  type NewApiToken,
  newApiTokenSchema,
  revokeApiToken,
  type TokenAccess,
  tokenAccesses,
  tokenRoles,
} from './tokens.ts';
