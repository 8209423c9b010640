import type { StaffMember } from '@rostra/contract';

/** What somebody chose to do with a member of staff. */
export interface StaffAction {
  readonly name: 'invite again' | 'change role' | 'revoke' | 'transfer' | 'reset factors';
  readonly person: StaffMember;
}
