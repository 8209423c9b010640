import type { MemberFigures, MemberFilter } from '@rostra/contract';
import type { MembersContext } from '../context.ts';
import { countMembersWith } from './members.repo.ts';

const JOINED_MS = 30 * 24 * 60 * 60_000;

/** The first page of the studio shows them. */
export async function countMembers({
  accounts: { db, now },
}: Pick<MembersContext, 'accounts'>): Promise<MemberFigures> {
  const at = now();
  const count = (filter: MemberFilter) => countMembersWith(db, filter, at);
  const joinedFrom = new Date(at.getTime() - JOINED_MS).toISOString();
  return {
    members: await count({ status: 'active' }),
    joined: await count({ status: 'active', joinedFrom }),
    overdue: await count({ billing: 'past_due' }),
  };
}
