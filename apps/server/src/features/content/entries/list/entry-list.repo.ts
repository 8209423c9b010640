import type { EntryCounts, EntrySort, EntryState, ReviewState } from '@rostra/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Queries } from '../../../../db/client.ts';
import { personName } from '../../../../db/person-name.ts';
import type { EntryRow } from '../index/content-entries.repo.ts';
import { hasWords } from '../index/entry-words.repo.ts';
import type { EntryPosition } from './entry-cursor.ts';
import { hasReview, hasState } from './entry-state.repo.ts';

export interface EntryFilter {
  readonly collections: readonly string[];
  readonly now: string;
  readonly isDeleted: boolean;
  /** Words in title and text; undefined if not searched. */
  readonly words?: readonly (readonly string[])[] | undefined;
  readonly state?: EntryState | undefined;
  readonly review?: ReviewState | undefined;
  readonly reviewerId?: number | undefined;
  readonly locale?: string | undefined;
  readonly ownerId?: number | undefined;
  /** Conditions on related entries. */
  readonly related: readonly RawBuilder<boolean>[];
}

export interface EntryOrder {
  readonly sort: EntrySort;
  readonly direction: 'asc' | 'desc';
}

export const SORT_COLUMNS = {
  updatedAt: 'updated_at',
  createdAt: 'created_at',
  publishedAt: 'visible_from',
  title: 'sort_title',
} as const satisfies Record<EntrySort, keyof EntryRow>;

const filtered = ({ queries, kind }: Db, filter: EntryFilter) => {
  let query = queries
    .selectFrom('content_entries')
    .where('collection', 'in', [...filter.collections])
    .where('deleted_at', filter.isDeleted ? 'is not' : 'is', null);
  if (filter.state) query = query.where(hasState(filter.state, filter.now));
  if (filter.review) query = query.where(hasReview(filter.review, filter.now));
  if (filter.reviewerId !== undefined) query = query.where('review_for', '=', filter.reviewerId);
  if (filter.locale) query = query.where('locale', '=', filter.locale);
  if (filter.ownerId !== undefined) query = query.where('owner_id', '=', filter.ownerId);
  if (filter.words) query = query.where(hasWords(kind, filter.words));
  for (const condition of filter.related) query = query.where(condition);
  return query;
};

/** Read per collection, because the indexes give the order within one collection only. */
export async function findEntryRows(
  db: Db,
  filter: EntryFilter,
  { sort, direction }: EntryOrder,
  page: { after: EntryPosition | undefined; limit: number },
): Promise<EntryRow[]> {
  const lists = await Promise.all(
    filter.collections.map((collection) =>
      findRowsOfCollection(db, { ...filter, collections: [collection] }, { sort, direction }, page),
    ),
  );
  if (lists.length === 1) return lists[0] ?? [];
  const column = SORT_COLUMNS[sort];
  const sign = direction === 'asc' ? 1 : -1;
  // By bytes, like both databases.
  const compare = (a: EntryRow, b: EntryRow) => {
    const order = Buffer.compare(Buffer.from(a[column]), Buffer.from(b[column]));
    return sign * (order || a.id - b.id);
  };
  return lists.flat().sort(compare).slice(0, page.limit);
}

function findRowsOfCollection(
  db: Db,
  filter: EntryFilter,
  { sort, direction }: EntryOrder,
  { after, limit }: { after: EntryPosition | undefined; limit: number },
): Promise<EntryRow[]> {
  const column = SORT_COLUMNS[sort];
  let query = filtered(db, filter).selectAll();
  if (after) {
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple(column, 'id'), direction === 'asc' ? '>' : '<', tuple(after.value, after.id)),
    );
  }
  return query.orderBy(column, direction).orderBy('id', direction).limit(limit).execute();
}

export async function countEntryRows(db: Db, filter: EntryFilter): Promise<number> {
  const { total } = await filtered(db, filter)
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Entries of these collections by state. */
export async function countByState(
  queries: Queries,
  { collections, now, ownerId }: Pick<EntryFilter, 'collections' | 'now' | 'ownerId'>,
): Promise<EntryCounts> {
  const count = (condition: RawBuilder<boolean>) =>
    sql<number>`count(case when deleted_at is null and ${condition} then 1 end)`;
  let query = queries
    .selectFrom('content_entries')
    .select([
      count(hasState('draft', now)).as('draft'),
      count(hasState('scheduled', now)).as('scheduled'),
      count(hasState('live', now)).as('live'),
      count(hasState('live with changes', now)).as('changed'),
      count(sql`review_state = 'requested'`).as('reviewRequested'),
      sql<number>`count(deleted_at)`.as('deleted'),
    ])
    .where('collection', 'in', [...collections]);
  if (ownerId !== undefined) query = query.where('owner_id', '=', ownerId);
  const row = await query.executeTakeFirstOrThrow();
  return {
    draft: Number(row.draft),
    scheduled: Number(row.scheduled),
    live: Number(row.live),
    'live with changes': Number(row.changed),
    reviewRequested: Number(row.reviewRequested),
    deleted: Number(row.deleted),
  };
}

/** Entries that became, or will become, visible to readers in this period. */
export const findPublishedBetween = (
  queries: Queries,
  collections: readonly string[],
  { from, to, limit }: { from: string; to: string; limit: number },
): Promise<EntryRow[]> =>
  queries
    .selectFrom('content_entries')
    .selectAll()
    .where('collection', 'in', [...collections])
    .where('deleted_at', 'is', null)
    .where('visible_from', '>=', from)
    .where('visible_from', '<', to)
    .orderBy('visible_from')
    .limit(limit)
    .execute();

export const findPeople = (queries: Queries, ids: readonly number[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : queries
        .selectFrom('users')
        .select(['id', personName.as('name')])
        .where('id', 'in', [...ids])
        .execute();
