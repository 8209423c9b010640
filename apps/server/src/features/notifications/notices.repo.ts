import { type Insertable, sql } from 'kysely';
import type { Queries } from '../../db/client.ts';
import type { NotificationsTables } from '../../db/tables/notifications.ts';
import type { NoticePosition } from './cursor.ts';

type NoticeRow = Omit<Insertable<NotificationsTables['notices']>, 'id' | 'read_at'>;

export async function insertNotice(db: Queries, notice: NoticeRow): Promise<void> {
  const columns = Object.keys(notice) as (keyof NoticeRow)[];
  await db
    .insertInto('notices')
    .columns(columns)
    .expression((from) =>
      from
        .selectFrom('users')
        .select(columns.map((name) => sql`${notice[name]}`.as(name)))
        .where('id', '=', notice.user_id),
    )
    .onConflict((conflict) => conflict.columns(['user_id', 'once_key']).doNothing())
    .execute();
}

/** Newest first, after a position in the list. */
export function findNotices(
  db: Queries,
  userId: number,
  { after, limit }: { after: NoticePosition | undefined; limit: number },
) {
  let query = db.selectFrom('notices').selectAll().where('user_id', '=', userId);
  if (after?.noticeId !== undefined) {
    const { at, noticeId } = after;
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('created_at', 'id'), '<', tuple(at, noticeId)),
    );
  } else if (after) {
    query = query.where('created_at', '<', after.at);
  }
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

export const findAllNotices = (db: Queries, userId: number) =>
  db
    .selectFrom('notices')
    .select(['kind', 'title', 'text', 'created_at', 'read_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();

export async function countUnreadNotices(
  db: Queries,
  userId: number,
  limit: number,
): Promise<number> {
  const { total } = await db
    .selectFrom((from) =>
      from
        .selectFrom('notices')
        .select('id')
        .where('user_id', '=', userId)
        .where('read_at', 'is', null)
        .limit(limit)
        .as('unread'),
    )
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** False if the member has no such notice. */
export async function markRead(
  db: Queries,
  { userId, noticeId, now }: { userId: number; noticeId: number; now: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('notices')
    .set(({ fn, val }) => ({ read_at: fn.coalesce('read_at', val(now)) }))
    .where('id', '=', noticeId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function markAllRead(
  db: Queries,
  { userId, upTo, now }: { userId: number; upTo: string; now: string },
): Promise<void> {
  await db
    .updateTable('notices')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('created_at', '<=', upTo)
    .where('read_at', 'is', null)
    .execute();
}

export async function deleteNotices(
  db: Queries,
  { readBefore, allBefore }: { readBefore: string; allBefore: string },
): Promise<void> {
  await db
    .deleteFrom('notices')
    .where('created_at', '<', readBefore)
    .where(({ eb, or }) => or([eb('read_at', 'is not', null), eb('created_at', '<', allBefore)]))
    .execute();
}
