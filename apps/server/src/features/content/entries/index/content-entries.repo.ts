import type { ReviewState } from '@rostra/contract';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Queries } from '../../../../db/client.ts';
import type { ContentTables } from '../../../../db/tables/content.ts';

export type EntryRow = Selectable<ContentTables['content_entries']>;
type NewEntryRow = Insertable<ContentTables['content_entries']>;

/** Identifies an entry. */
export interface EntryKey {
  readonly collection: string;
  readonly documentId: string;
  readonly locale: string;
}

/** The creator of an entry never changes. Returns the id of the row. */
export async function upsertEntryRow(tx: Queries, row: NewEntryRow): Promise<number> {
  const { owner_id: _, ...changes } = row;
  const { id } = await tx
    .insertInto('content_entries')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['collection', 'document_id', 'locale']).doUpdateSet(changes),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const findEntryRow = (
  queries: Queries,
  { collection, documentId, locale }: EntryKey,
): Promise<EntryRow | undefined> =>
  queries
    .selectFrom('content_entries')
    .selectAll()
    .where('collection', '=', collection)
    .where('document_id', '=', documentId)
    .where('locale', '=', locale)
    .executeTakeFirst();

/** The languages that a document exists in. */
export async function findEntryLocales(
  queries: Queries,
  { collection, document_id: documentId }: Pick<EntryRow, 'collection' | 'document_id'>,
): Promise<string[]> {
  const rows = await queries
    .selectFrom('content_entries')
    .select('locale')
    .where('collection', '=', collection)
    .where('document_id', '=', documentId)
    .where('deleted_at', 'is', null)
    .orderBy('locale')
    .execute();
  return rows.map(({ locale }) => locale);
}

/** In the order of their ids. */
export const findEntriesAfter = (
  queries: Queries,
  collection: string,
  { after, limit }: { after: number; limit: number },
) =>
  queries
    .selectFrom('content_entries')
    .select(['id', 'title', 'document_id', 'locale'])
    .where('collection', '=', collection)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();

export async function updateEntryRow(
  tx: Queries,
  id: number,
  changes: Updateable<ContentTables['content_entries']>,
): Promise<void> {
  await tx.updateTable('content_entries').set(changes).where('id', '=', id).execute();
}

/** False if the entry is in another state of review, or was deleted. */
export async function updateReview(
  tx: Queries,
  id: number,
  review: Updateable<ContentTables['content_entries']>,
  from: readonly ReviewState[],
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('content_entries')
    .set(review)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where('review_state', 'in', [...from])
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** False if it is not in the trash. */
export async function claimDeleted(tx: Queries, id: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('content_entries')
    .set({ deleted_at: null })
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** The titles of a document in all its languages. */
export const findTitles = (
  queries: Queries,
  { kind, documentId }: { kind: string; documentId: string },
) =>
  queries
    .selectFrom('content_entries')
    .select(['title', 'locale', 'visible_from'])
    .where('collection', '=', kind)
    .where('document_id', '=', documentId)
    .where('deleted_at', 'is', null)
    .orderBy('locale')
    .execute();
