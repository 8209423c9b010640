import { sql } from 'kysely';
import type { Queries } from '../../../db/client.ts';

/** The number of attempts including this one, or undefined while the key is blocked. */
export function incrementAttempts(
  db: Queries,
  key: string,
  { now, forgetBefore }: { now: string; forgetBefore: string },
) {
  return db
    .insertInto('throttles')
    .values({ key, attempts: 1, last_attempt_at: now, blocked_until: '' })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          attempts: sql<number>`case when throttles.last_attempt_at < ${forgetBefore} then 1 else throttles.attempts + 1 end`,
          last_attempt_at: now,
        })
        .where('throttles.blocked_until', '<=', now),
    )
    .returning('attempts')
    .executeTakeFirst();
}

export async function blockKey(db: Queries, key: string, until: string): Promise<void> {
  await db.updateTable('throttles').set({ blocked_until: until }).where('key', '=', key).execute();
}

export async function findBlockedUntil(db: Queries, key: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('throttles')
    .select('blocked_until')
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.blocked_until;
}

/** Rows are always locked in this order, which prevents deadlocks. */
const inKeyOrder = (keys: readonly string[]): string[] => keys.toSorted();

export async function uncountAttempts(db: Queries, keys: readonly string[]): Promise<void> {
  for (const key of inKeyOrder(keys)) {
    await db
      .updateTable('throttles')
      .set((eb) => ({ attempts: eb('attempts', '-', 1), blocked_until: '' }))
      .where('key', '=', key)
      .where('attempts', '>', 0)
      .execute();
  }
}

export async function deleteThrottles(db: Queries, keys: readonly string[]): Promise<void> {
  for (const key of inKeyOrder(keys)) {
    await db.deleteFrom('throttles').where('key', '=', key).execute();
  }
}

export async function deleteThrottlesBefore(db: Queries, before: string): Promise<void> {
  await db
    .deleteFrom('throttles')
    .where('last_attempt_at', '<', before)
    .where('blocked_until', '<', before)
    .execute();
}
