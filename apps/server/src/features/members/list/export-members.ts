import type { MemberFilter, MemberSummary } from '@rostra/contract';
import type { Actor } from '../../../http/access/actor.ts';
import { csvLine, recordAction } from '../../audit/index.ts';
import type { MembersContext } from '../context.ts';
import { checkPlanFilter } from './check-plan-filter.ts';
import { listMembers } from './list-members.ts';

const PAGE_SIZE = 500;
const COLUMNS = [
  'id',
  'username',
  'name',
  'email',
  'role',
  'status',
  'isVerified',
  'plan',
  'billing',
  'joinedAt',
  'lastSeenAt',
] as const satisfies (keyof MemberSummary)[];

/** Records the export, then reads the members in pages, so that their number does not matter. */
export async function exportMembers(
  context: Pick<MembersContext, 'accounts'>,
  actor: Actor,
  filter: MemberFilter,
): Promise<AsyncIterable<string>> {
  const { db, now } = context.accounts;
  await checkPlanFilter(context, filter);
  const { search, ...recorded } = filter;
  // A search may be somebody's name or address, which must not stay in the log.
  const after = { ...recorded, ...(search ? { search: '…' } : {}) };
  await recordAction(db.queries, { actor, at: now(), action: 'members.export', after });
  return readLines(context, filter);
}

async function* readLines(
  context: Pick<MembersContext, 'accounts'>,
  filter: MemberFilter,
): AsyncIterable<string> {
  yield csvLine(COLUMNS);
  let cursor: number | undefined;
  do {
    const page = await listMembers(context, { ...filter, cursor, pageSize: PAGE_SIZE });
    for (const member of page.data) yield csvLine(COLUMNS.map((column) => cellOf(member[column])));
    cursor = page.meta.nextCursor ?? undefined;
  } while (cursor !== undefined);
}

const cellOf = (value: string | number | boolean | null) =>
  typeof value === 'boolean' ? String(value) : value;
