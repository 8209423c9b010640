import type { RequiredPlan } from '@rostra/contract';
import { type Selectable, sql } from 'kysely';
import type { Queries } from '../../db/client.ts';
import type { ReadingTables } from '../../db/tables/reading.ts';

export type ProgressRow = Selectable<ReadingTables['reading_progress']>;

export const findProgress = (db: Queries, userId: number, documentId: string) =>
  db
    .selectFrom('reading_progress')
    .selectAll()
    .where('user_id', '=', userId)
    .where('document_id', '=', documentId)
    .executeTakeFirst();

/** The plan that a published member content requires. */
export async function findRequiredPlan(
  db: Queries,
  documentId: string,
  now: string,
): Promise<RequiredPlan | undefined> {
  const row = await db
    .selectFrom('member_contents')
    .select('required_plan')
    .where('document_id', '=', documentId)
    .where('state', '=', 'published')
    .where('published_at', '<=', now)
    .executeTakeFirst();
  return row?.required_plan as RequiredPlan | undefined;
}

export interface ProgressReport {
  userId: number;
  documentId: string;
  position: number;
  isAtEnd: boolean;
  /** When the member was at this position. */
  at: string;
}

const given = (name: keyof ProgressRow) => sql.ref(`excluded.${name}`);
const kept = (name: keyof ProgressRow) => sql.ref(`reading_progress.${name}`);

/**
 * One statement, so that concurrent reports of two devices cannot overwrite each other: the latest
 * one sets the current position, the largest one the furthest, and a finished text stays finished.
 * Reports from before the member marked the text as read or unread are ignored.
 */
export async function mergeProgress(
  db: Queries,
  { userId, documentId, position, isAtEnd, at }: ProgressReport,
): Promise<void> {
  const larger = (name: keyof ProgressRow) =>
    sql<never>`case when ${given(name)} > ${kept(name)} then ${given(name)} else ${kept(name)} end`;
  await db
    .insertInto('reading_progress')
    .values({
      user_id: userId,
      document_id: documentId,
      last_position: position,
      furthest_position: position,
      started_at: at,
      last_read_at: at,
      finished_at: isAtEnd ? at : null,
      settled_at: null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'document_id'])
        .doUpdateSet({
          last_position: sql<never>`case when ${given('last_read_at')} >= ${kept('last_read_at')}
            then ${given('last_position')} else ${kept('last_position')} end`,
          furthest_position: larger('furthest_position'),
          last_read_at: larger('last_read_at'),
          finished_at: sql<never>`coalesce(${kept('finished_at')}, ${given('finished_at')})`,
        })
        .where(
          sql<boolean>`(${kept('settled_at')} is null or ${given('last_read_at')} > ${kept('settled_at')})`,
        ),
    )
    .execute();
}

/** Marks as read to the end, or as never opened. */
export async function setReadState(
  db: Queries,
  {
    userId,
    documentId,
    isRead,
    now,
  }: { userId: number; documentId: string; isRead: boolean; now: string },
): Promise<void> {
  const state = isRead
    ? { last_position: 1, furthest_position: 1, finished_at: now }
    : { last_position: 0, furthest_position: 0, finished_at: null };
  const change = { ...state, last_read_at: now, settled_at: now };
  await db
    .insertInto('reading_progress')
    .values({ user_id: userId, document_id: documentId, started_at: now, ...change })
    .onConflict((conflict) => conflict.columns(['user_id', 'document_id']).doUpdateSet(change))
    .execute();
}

/** With the titles in one language. */
export const findProgressWithTitles = (db: Queries, userId: number, locale: string) =>
  db
    .selectFrom('reading_progress as progress')
    .leftJoin('member_contents as entry', (join) =>
      join
        .onRef('entry.document_id', '=', 'progress.document_id')
        .on('entry.state', '=', 'published')
        .on('entry.locale', '=', locale),
    )
    .select([
      'entry.title',
      'progress.furthest_position',
      'progress.started_at',
      'progress.last_read_at',
      'progress.finished_at',
    ])
    .where('progress.user_id', '=', userId)
    .orderBy('progress.started_at')
    .execute();
