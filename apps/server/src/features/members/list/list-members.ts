import type { MemberFilter, MemberSummary } from '@rostra/contract';
import { type PageQuery, readPage } from '../../../db/paging/read-page.ts';
import type { MembersContext } from '../context.ts';
import { checkPlanFilter } from './check-plan-filter.ts';
import { describeMember } from './describe-member.ts';
import { findMemberIds, findMembers } from './members.repo.ts';

type MemberQuery = MemberFilter & PageQuery<number>;

interface MemberPage {
  data: MemberSummary[];
  meta: { nextCursor: number | null };
}

export async function listMembers(
  context: Pick<MembersContext, 'accounts'>,
  { cursor, pageSize, ...filter }: MemberQuery,
): Promise<MemberPage> {
  const { db, now } = context.accounts;
  await checkPlanFilter(context, filter);
  const at = now();
  const { rows: ids, nextCursor } = await readPage(
    { cursor, pageSize },
    (range) => findMemberIds(db, { filter, now: at, ...range }),
    (id) => id,
  );
  const rows = ids.length > 0 ? await findMembers(db.queries, ids, at.toISOString()) : [];
  return { data: rows.map(describeMember), meta: { nextCursor } };
}
