import type { AuditFilter, ListedAuditEntry } from '@rostra/contract';
import { type PageQuery, readPage } from '../../db/paging/read-page.ts';
import { findAuditRowsBefore } from './audit-log.repo.ts';
import type { AuditContext } from './context.ts';
import { describeEntry } from './describe-entry.ts';
import { nameThings } from './name-things.ts';

type ListQuery = AuditFilter & PageQuery<number>;

export async function listEntries(
  { db }: Pick<AuditContext, 'db'>,
  { cursor, pageSize, ...filter }: ListQuery,
): Promise<{ data: ListedAuditEntry[]; meta: { nextCursor: number | null } }> {
  const { rows, nextCursor } = await readPage(
    { cursor, pageSize },
    (range) => findAuditRowsBefore(db.queries, { filter, ...range }),
    ({ id }) => id,
  );
  return { data: await nameThings(db.queries, rows.map(describeEntry)), meta: { nextCursor } };
}
