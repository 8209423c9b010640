import type { AuditFilter } from '@rostra/contract';
import type { Insertable, Selectable } from 'kysely';
import type { Queries } from '../../db/client.ts';
import { setInstallation } from '../../db/installation.ts';
import type { AuditTables } from '../../db/tables/audit.ts';

export type AuditRow = Selectable<AuditTables['audit_log']>;

export async function insertAuditRow(
  db: Queries,
  row: Insertable<AuditTables['audit_log']>,
): Promise<void> {
  await db.insertInto('audit_log').values(row).execute();
}

export async function findUsername(db: Queries, userId: number): Promise<string | undefined> {
  const user = await db
    .selectFrom('users')
    .select('username')
    .where('id', '=', userId)
    .executeTakeFirst();
  return user?.username;
}

interface AuditPage {
  filter: AuditFilter;
  limit: number;
}

function findAuditRows(db: Queries, { filter, limit }: AuditPage) {
  const { action, actor, targetKind, targetId, since, until } = filter;
  let query = db.selectFrom('audit_log').selectAll().limit(limit);
  if (action) query = query.where('action', '=', action);
  if (actor === 'terminal') query = query.where('actor_kind', '=', 'terminal');
  else if (actor !== undefined) query = query.where('actor_id', '=', actor);
  if (targetKind !== undefined) query = query.where('target_kind', '=', targetKind);
  if (targetId !== undefined) query = query.where('target_id', '=', targetId);
  if (since) query = query.where('at', '>=', new Date(since).toISOString());
  if (until) query = query.where('at', '<', new Date(until).toISOString());
  return query;
}

/** Newest first, before the entry with this id. */
export function findAuditRowsBefore(
  db: Queries,
  { before, ...page }: AuditPage & { before: number | undefined },
): Promise<AuditRow[]> {
  const query = findAuditRows(db, page).orderBy('id', 'desc');
  return (before === undefined ? query : query.where('id', '<', before)).execute();
}

/** Oldest first, after the entry with this id. */
export function findAuditRowsAfter(
  db: Queries,
  { after, ...page }: AuditPage & { after: number },
): Promise<AuditRow[]> {
  return findAuditRows(db, page).orderBy('id').where('id', '>', after).execute();
}

/** The triggers of the table allow it only for entries before the time written here. */
export async function deleteAuditRowsBefore(tx: Queries, time: string): Promise<void> {
  await setInstallation(tx, 'audit_kept_from', time);
  await tx.deleteFrom('audit_log').where('at', '<', time).execute();
}
