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
