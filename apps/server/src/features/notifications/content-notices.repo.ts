import type { RequiredPlan } from '@rostra/contract';
import { sql } from 'kysely';
import type { Queries } from '../../db/client.ts';
import { type LocaleScope, visibleIn } from '../../db/visible-in.ts';
import type { NoticePosition } from './cursor.ts';

export interface ContentScope {
  readonly userId: number;
  readonly includedPlans: readonly RequiredPlan[];
  /** Content published before this, or before the member joined, is not announced. */
  readonly since: string;
  readonly now: string;
  readonly locale: LocaleScope;
}

const withMarks = (db: Queries, { userId, includedPlans, since, now, locale }: ContentScope) =>
  db
    .selectFrom('member_contents as entry')
    .innerJoin('users', (join) => join.on('users.id', '=', userId))
    .leftJoin('content_notice_marks as mark', 'mark.user_id', 'users.id')
    .leftJoin('content_notice_reads as seen', (join) =>
      join
        .onRef('seen.user_id', '=', 'users.id')
        .onRef('seen.document_id', '=', 'entry.document_id'),
    )
    .leftJoin('reading_progress as progress', (join) =>
      join
        .onRef('progress.user_id', '=', 'users.id')
        .onRef('progress.document_id', '=', 'entry.document_id'),
    )
    .where(visibleIn('member_contents', 'entry', locale, now))
    .where('entry.published_at', '>', since)
    .whereRef('entry.published_at', '>', 'users.created_at')
    .where('entry.required_plan', 'in', includedPlans);

const isRead = sql<boolean>`(entry.published_at <= coalesce(mark.read_up_to, '')
  or seen.document_id is not null or progress.document_id is not null)`;

/** Content published for this member, newest first, after a position in the list. */
export async function findContentNotices(
  db: Queries,
  scope: ContentScope,
  { after, limit }: { after: NoticePosition | undefined; limit: number },
) {
  if (scope.includedPlans.length === 0) return [];
  let query = withMarks(db, scope).select([
    'entry.document_id',
    'entry.slug',
    'entry.title',
    'entry.reading_minutes',
    sql<string>`entry.published_at`.as('published_at'),
    sql<number>`case when ${isRead} then 1 else 0 end`.as('is_read'),
  ]);
  if (after?.documentId !== undefined) {
    const { at, documentId } = after;
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('entry.published_at', 'entry.document_id'), '<', tuple(at, documentId)),
    );
  } else if (after) {
    query = query.where('entry.published_at', '<=', after.at);
  }
  return query
    .orderBy('entry.published_at', 'desc')
    .orderBy('entry.document_id', 'desc')
    .limit(limit)
    .execute();
}

export async function countUnreadContent(
  db: Queries,
  scope: ContentScope,
  limit: number,
): Promise<number> {
  if (scope.includedPlans.length === 0) return 0;
  const { total } = await db
    .selectFrom(
      withMarks(db, scope)
        .select('entry.id')
        .where(sql<boolean>`not ${isRead}`)
        .limit(limit)
        .as('unread'),
    )
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** False if there is no such notice for the member. */
export async function markContentRead(
  db: Queries,
  scope: ContentScope,
  documentId: string,
): Promise<boolean> {
  if (scope.includedPlans.length === 0) return false;
  const found = await withMarks(db, scope)
    .select('entry.id')
    .where('entry.document_id', '=', documentId)
    .executeTakeFirst();
  if (!found) return false;
  await db
    .insertInto('content_notice_reads')
    .values({ user_id: scope.userId, document_id: documentId, read_at: scope.now })
    .onConflict((conflict) => conflict.columns(['user_id', 'document_id']).doNothing())
    .execute();
  return true;
}

/** The marker only moves forward, whichever device reports last. */
export async function markContentReadUpTo(
  db: Queries,
  userId: number,
  upTo: string,
): Promise<void> {
  await db
    .insertInto('content_notice_marks')
    .values({ user_id: userId, read_up_to: upTo })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ read_up_to: upTo })
        .where('content_notice_marks.read_up_to', '<', upTo),
    )
    .execute();
}

export async function deleteContentReadsBefore(db: Queries, before: string): Promise<void> {
  await db.deleteFrom('content_notice_reads').where('read_at', '<', before).execute();
}
