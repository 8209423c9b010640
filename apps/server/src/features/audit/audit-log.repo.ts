import type { AuditAction } from '@rostra/contract';
import type { Insertable, Selectable } from 'kysely';
import type { Queries } from '../../db/client.ts';
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
  action: AuditAction | undefined;
  limit: number;
}

/** Newest first, before the entry with this id. */
export function findAuditRowsBefore(
  db: Queries,
  { action, limit, before }: AuditPage & { before: number | undefined },
): Promise<AuditRow[]> {
  let query = db.selectFrom('audit_log').selectAll().orderBy('id', 'desc').limit(limit);
  if (action) query = query.where('action', '=', action);
  if (before !== undefined) query = query.where('id', '<', before);
  return query.execute();
}

/** Oldest first, after the entry with this id. */
export function findAuditRowsAfter(
  db: Queries,
  { action, limit, after }: AuditPage & { after: number },
): Promise<AuditRow[]> {
  let query = db.selectFrom('audit_log').selectAll().orderBy('id').limit(limit);
  if (action) query = query.where('action', '=', action);
  return query.where('id', '>', after).execute();
}

/** The triggers of the table allow it only for entries before the time written here. */
export async function deleteAuditRowsBefore(tx: Queries, time: string): Promise<void> {
  const row = { key: 'audit_kept_from', value: time };
  await tx
    .insertInto('installation')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: time }))
    .execute();
  await tx.deleteFrom('audit_log').where('at', '<', time).execute();
}
