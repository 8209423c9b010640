export type { MembersContext } from './context.ts';
export { hasNotes } from './details/has-notes.ts';
export { membersFeature } from './feature.ts';
export { findSegmentMembers } from './segments/find-segment-members.ts';
