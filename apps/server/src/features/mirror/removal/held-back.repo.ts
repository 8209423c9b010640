import type { Db, Queries } from '../../../db/client.ts';
import type { KnownDocument } from '../../imports/index.ts';

export interface HeldBackRow {
  readonly collection: string;
  readonly sourceId: string;
  readonly documentId: string;
  readonly title: string | null;
}

/** Whether they were confirmed before, by their ids. */
export async function listEarlier(
  queries: Queries,
  collection: string,
): Promise<Map<string, 'allowed' | 'held'>> {
  const rows = await queries
    .selectFrom('mirror_held_back')
    .select(['source_id', 'is_allowed'])
    .where('collection', '=', collection)
    .execute();
  return new Map(
    rows.map(({ source_id, is_allowed }) => [source_id, is_allowed === 1 ? 'allowed' : 'held']),
  );
}

/**
 * What is held back now; others have been unpublished, or are back. A confirmation that came during this pass
 * stays, and the next pass follows it.
 */
export async function replaceHeldBack(
  db: Db,
  collection: string,
  documents: readonly KnownDocument[],
): Promise<void> {
  const ids = documents.map(({ sourceId }) => sourceId);
  const earlier = await listEarlier(db.queries, collection);
  if (earlier.size === 0 && ids.length === 0) return;
  await db.transaction(async (tx) => {
    for (const id of earlier.keys()) {
      if (!ids.includes(id)) await deleteHeldBack(tx, collection, id);
    }
    for (const { sourceId, row } of documents) {
      await tx
        .insertInto('mirror_held_back')
        .values({ collection, source_id: sourceId, document_id: row.document_id })
        .onConflict((conflict) => conflict.columns(['collection', 'source_id']).doNothing())
        .execute();
    }
  });
}

async function deleteHeldBack(tx: Queries, collection: string, sourceId: string): Promise<void> {
  await tx
    .deleteFrom('mirror_held_back')
    .where('collection', '=', collection)
    .where('source_id', '=', sourceId)
    .execute();
}

/** Those that nobody has confirmed yet, with their titles in this language. */
export const listHeldBack = (queries: Queries, locale: string): Promise<HeldBackRow[]> =>
  queries
    .selectFrom('mirror_held_back as held')
    .leftJoin('content_entries as entry', (join) =>
      join
        .onRef('entry.collection', '=', 'held.collection')
        .onRef('entry.document_id', '=', 'held.document_id')
        .on('entry.locale', '=', locale),
    )
    .select([
      'held.collection',
      'held.source_id as sourceId',
      'held.document_id as documentId',
      'entry.title',
    ])
    .where('held.is_allowed', '=', 0)
    .orderBy('held.collection')
    .orderBy('held.source_id')
    .execute();

export async function allowHeldBack(
  tx: Queries,
  { collection, sourceId }: Pick<HeldBackRow, 'collection' | 'sourceId'>,
): Promise<void> {
  await tx
    .updateTable('mirror_held_back')
    .set({ is_allowed: 1 })
    .where('collection', '=', collection)
    .where('source_id', '=', sourceId)
    .execute();
}
