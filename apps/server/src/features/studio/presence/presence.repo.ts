import type { Queries } from '../../../db/client.ts';
import { personName } from '../../../db/person-name.ts';

export interface PresenceKey {
  readonly collection: string;
  readonly document_id: string;
  readonly locale: string;
}

/** A presence that had ended begins again. */
export async function putPresence(
  tx: Queries,
  key: PresenceKey,
  { userId, now, endedBefore }: { userId: number; now: string; endedBefore: string },
): Promise<void> {
  await tx
    .insertInto('presence')
    .values({ ...key, user_id: userId, since: now, seen_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['collection', 'document_id', 'locale', 'user_id'])
        .doUpdateSet(({ eb }) => ({
          seen_at: now,
          since: eb
            .case()
            .when('presence.seen_at', '<', endedBefore)
            .then(now)
            .else(eb.ref('presence.since'))
            .end(),
        })),
    )
    .execute();
}

export const findPresent = (queries: Queries, key: PresenceKey, since: string) =>
  queries
    .selectFrom('presence')
    .innerJoin('users', 'users.id', 'presence.user_id')
    .select(['users.id as id', personName.as('name'), 'presence.since as since'])
    .where('presence.collection', '=', key.collection)
    .where('presence.document_id', '=', key.document_id)
    .where('presence.locale', '=', key.locale)
    .where('presence.seen_at', '>=', since)
    .orderBy('presence.since')
    .execute();

export async function deletePresence(
  queries: Queries,
  key: PresenceKey,
  userId: number,
): Promise<void> {
  await queries
    .deleteFrom('presence')
    .where('collection', '=', key.collection)
    .where('document_id', '=', key.document_id)
    .where('locale', '=', key.locale)
    .where('user_id', '=', userId)
    .execute();
}

export async function deletePresenceBefore(queries: Queries, time: string): Promise<void> {
  await queries.deleteFrom('presence').where('seen_at', '<', time).execute();
}
