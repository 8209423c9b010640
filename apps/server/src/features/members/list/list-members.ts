import type { MemberFilter, MemberSummary } from '@rostra/contract';
import type { MembersContext } from '../context.ts';
import { checkPlanFilter } from './check-plan-filter.ts';
import { describeMember } from './describe-member.ts';
import { findMemberIds, findMembers } from './members.repo.ts';

interface MemberQuery extends MemberFilter {
  cursor?: number | undefined;
  pageSize: number;
}

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
  const query = { filter, now: at, before: cursor, limit: pageSize + 1 };
  const ids = await findMemberIds(db, query);
  const shown = ids.slice(0, pageSize);
  const rows = shown.length > 0 ? await findMembers(db.queries, shown, at.toISOString()) : [];
  const hasMore = ids.length > pageSize;
  return {
    data: rows.map(describeMember),
    meta: { nextCursor: hasMore ? (shown.at(-1) ?? null) : null },
  };
}
