import type { Insertable } from 'kysely';
import type { Queries } from '../../../db/client.ts';
import type { AccountTables } from '../../../db/tables/accounts.ts';

export async function insertSecurityEvent(
  db: Queries,
  row: Insertable<AccountTables['security_events']>,
): Promise<void> {
  await db.insertInto('security_events').values(row).execute();
}

export function findSecurityEventsOf(db: Queries, userId: number, limit: number) {
  return db
    .selectFrom('security_events')
    .select(['id', 'kind', 'device', 'ip_address', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function deleteSecurityEvents(
  db: Queries,
  { before, unknownBefore }: { before: string; unknownBefore: string },
): Promise<void> {
  await db.deleteFrom('security_events').where('created_at', '<', before).execute();
  await db
    .deleteFrom('security_events')
    .where('user_id', 'is', null)
    .where('created_at', '<', unknownBefore)
    .execute();
}
