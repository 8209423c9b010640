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
