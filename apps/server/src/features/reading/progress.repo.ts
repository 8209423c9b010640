import type { RequiredPlan } from '@rostra/contract';
import { type Selectable, sql } from 'kysely';
import type { Queries } from '../../db/client.ts';
import type { MemberAreaTables } from '../../db/tables/member-area.ts';

export type ProgressRow = Selectable<MemberAreaTables['reading_progress']>;

export const findProgress = (db: Queries, userId: number, documentId: string) =>
  db
    .selectFrom('reading_progress')
    .selectAll()
    .where('user_id', '=', userId)
    .where('document_id', '=', documentId)
    .executeTakeFirst();

/** The plan that a published member content asks for. */
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
  /** When the member was there. */
  at: string;
}

const given = (name: keyof ProgressRow) => sql.ref(`excluded.${name}`);
const kept = (name: keyof ProgressRow) => sql.ref(`reading_progress.${name}`);

/**
 * One statement, so that two devices cannot lose each other's report: the later one says where the
 * member is, the further one how far they came, and what is finished stays so. A report from before
 * the member's own word on it changes nothing.
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

/** The member's own word: read to the end, or as if never opened. */
export async function settleProgress(
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

export const findProgressWithTitles = (db: Queries, userId: number) =>
  db
    .selectFrom('reading_progress as progress')
    .leftJoin('member_contents as entry', (join) =>
      join
        .onRef('entry.document_id', '=', 'progress.document_id')
        .on('entry.state', '=', 'published'),
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
