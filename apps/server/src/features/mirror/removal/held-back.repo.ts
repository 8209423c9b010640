import type { Db, Queries } from '../../../db/client.ts';
import type { KnownDocument } from '../../imports/index.ts';

export interface HeldBackRow {
  readonly collection: string;
  readonly sourceId: string;
  readonly documentId: string;
  readonly title: string | null;
}

/** Those that may be unpublished, however many they are. */
export async function listAllowed(queries: Queries, collection: string): Promise<Set<string>> {
  const rows = await queries
    .selectFrom('mirror_held_back')
    .select('source_id')
    .where('collection', '=', collection)
    .where('is_allowed', '=', 1)
    .execute();
  return new Set(rows.map(({ source_id }) => source_id));
}

/** What is held back now; an earlier confirmation has been followed, or the entry is back. */
export async function replaceHeldBack(
  db: Db,
  collection: string,
  documents: readonly KnownDocument[],
): Promise<void> {
  const before = await db.queries
    .selectFrom('mirror_held_back')
    .select('source_id')
    .where('collection', '=', collection)
    .limit(1)
    .executeTakeFirst();
  if (!before && documents.length === 0) return;
  await db.transaction(async (tx) => {
    await tx.deleteFrom('mirror_held_back').where('collection', '=', collection).execute();
    for (const { sourceId, row } of documents) {
      await tx
        .insertInto('mirror_held_back')
        .values({ collection, source_id: sourceId, document_id: row.document_id })
        .execute();
    }
  });
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

export async function allowHeldBack(tx: Queries): Promise<void> {
  await tx.updateTable('mirror_held_back').set({ is_allowed: 1 }).execute();
}
