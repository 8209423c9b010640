export {
  addMemberNote,
  deleteMemberNote,
  downloadMemberData,
  endMemberSession,
  endMemberSessions,
  eraseMember,
  getErasureNotice,
} from './change-member.ts';
export { countMembers, type MemberFigures } from './count-members.ts';
export { getMember, type MemberDetails, type MemberNote } from './get-member.ts';
export {
  exportMembers,
  listMembers,
  type MemberFilter,
  memberBillingStates,
  memberFilterSchema,
  memberReading,
  memberSeen,
} from './list-members.ts';
export { type MemberStatus, type MemberSummary, memberStatuses } from './member-summary.ts';
export {
  deleteMemberSegment,
  listMemberSegments,
  MAX_SEGMENT_NAME,
  MAX_SEGMENTS,
  type MemberSegment,
  saveMemberSegment,
} from './segments.ts';
