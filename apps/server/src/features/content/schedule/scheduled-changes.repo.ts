import type { ScheduledAction } from '@rostra/contract';
import type { Insertable, Selectable } from 'kysely';
import type { Queries } from '../../../db/client.ts';
import type { ContentTables } from '../../../db/tables/content.ts';
import type { EntryKey } from '../entries/index/content-entries.repo.ts';

export type ChangeRow = Selectable<ContentTables['scheduled_changes']>;

/** One change of each kind for an entry: another time replaces it. */
export async function putChange(
  tx: Queries,
  row: Insertable<ContentTables['scheduled_changes']>,
): Promise<void> {
  await tx
    .insertInto('scheduled_changes')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['collection', 'document_id', 'locale', 'action']).doUpdateSet(row),
    )
    .execute();
}

/** Returns how many were deleted. */
export async function deleteChanges(
  tx: Queries,
  { collection, documentId, locale }: EntryKey,
  action?: ScheduledAction,
): Promise<number> {
  let query = tx
    .deleteFrom('scheduled_changes')
    .where('collection', '=', collection)
    .where('document_id', '=', documentId)
    .where('locale', '=', locale);
  if (action) query = query.where('action', '=', action);
  const { numDeletedRows } = await query.executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

export const findChanges = (
  queries: Queries,
  { collection, documentId, locale }: EntryKey,
): Promise<ChangeRow[]> =>
  queries
    .selectFrom('scheduled_changes')
    .selectAll()
    .where('collection', '=', collection)
    .where('document_id', '=', documentId)
    .where('locale', '=', locale)
    .orderBy('at')
    .execute();

export const findDueChanges = (queries: Queries, now: string): Promise<ChangeRow[]> =>
  queries
    .selectFrom('scheduled_changes')
    .selectAll()
    .where('at', '<=', now)
    .where('failure', 'is', null)
    .orderBy('at')
    .orderBy('id')
    .execute();

export async function findNextChange(queries: Queries): Promise<string | undefined> {
  const row = await queries
    .selectFrom('scheduled_changes')
    .select('at')
    .where('failure', 'is', null)
    .orderBy('at')
    .limit(1)
    .executeTakeFirst();
  return row?.at;
}

/** Takes a due change. Undefined if another process has taken it, or somebody has moved it. */
export const takeDueChange = (
  tx: Queries,
  id: number,
  now: string,
): Promise<ChangeRow | undefined> =>
  tx
    .deleteFrom('scheduled_changes')
    .where('id', '=', id)
    .where('at', '<=', now)
    .where('failure', 'is', null)
    .returningAll()
    .executeTakeFirst();

/** Does nothing if somebody has moved the change. */
export async function setFailure(
  queries: Queries,
  { id, now, failure }: { id: number; now: string; failure: string },
): Promise<void> {
  await queries
    .updateTable('scheduled_changes')
    .set({ failure })
    .where('id', '=', id)
    .where('at', '<=', now)
    .execute();
}

export const findChangesBetween = (
  queries: Queries,
  { from, to, limit }: { from: string; to: string; limit: number },
): Promise<ChangeRow[]> =>
  queries
    .selectFrom('scheduled_changes')
    .selectAll()
    .where('at', '>=', from)
    .where('at', '<', to)
    .orderBy('at')
    .limit(limit)
    .execute();

type EntryColumns = Pick<ChangeRow, 'collection' | 'document_id' | 'locale'>;

export const entryKeyOf = ({ collection, document_id, locale }: EntryColumns): string =>
  `${collection}/${document_id}/${locale}`;

/** When changes of these entries go live, by `entryKeyOf`. */
export async function findScheduledChanges(
  queries: Queries,
  entries: readonly EntryColumns[],
): Promise<ReadonlyMap<string, string>> {
  if (entries.length === 0) return new Map();
  const rows = await queries
    .selectFrom('scheduled_changes')
    .select(['collection', 'document_id', 'locale', 'at'])
    .where('action', '=', 'publish')
    .where('failure', 'is', null)
    .where(
      'document_id',
      'in',
      entries.map(({ document_id }) => document_id),
    )
    .execute();
  return new Map(rows.map((row) => [entryKeyOf(row), row.at]));
}
