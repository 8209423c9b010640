export {
  blockUser,
  changeStaffRole,
  inviteStaff,
  listStaff,
  revokeStaffRole,
  type StaffMember,
  staffMemberSchema,
  transferOwnership,
  unblockUser,
} from './staff.ts';
