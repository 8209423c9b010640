import type { AuditFilter, ListedAuditEntry } from '@rostra/contract';
import { findAuditRowsBefore } from './audit-log.repo.ts';
import type { AuditContext } from './context.ts';
import { describeEntry } from './describe-entry.ts';
import { nameThings } from './name-things.ts';

interface ListQuery extends AuditFilter {
  cursor?: number | undefined;
  pageSize: number;
}

export async function listEntries(
  { db }: Pick<AuditContext, 'db'>,
  { cursor, pageSize, ...filter }: ListQuery,
): Promise<{ data: ListedAuditEntry[]; meta: { nextCursor: number | null } }> {
  const rows = await findAuditRowsBefore(db.queries, {
    filter,
    before: cursor,
    limit: pageSize + 1,
  });
  const page = rows.slice(0, pageSize);
  const hasMore = rows.length > pageSize;
  return {
    data: await nameThings(db.queries, page.map(describeEntry)),
    meta: { nextCursor: hasMore ? (page.at(-1)?.id ?? null) : null },
  };
}
