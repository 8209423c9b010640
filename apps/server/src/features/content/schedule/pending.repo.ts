import type { Queries } from '../../../db/client.ts';

export const findPending = (
  queries: Queries,
  { collection, documentId, now }: { collection: string; documentId: string; now: string },
) =>
  queries
    .selectFrom('scheduled_changes')
    .select('document_id')
    .where('collection', '=', collection)
    .where('document_id', '=', documentId)
    .where('failure', 'is', null)
    .unionAll(
      queries
        .selectFrom('content_entries')
        .select('document_id')
        .where('collection', '=', collection)
        .where('document_id', '=', documentId)
        .where('visible_from', '>', now),
    )
    .limit(1)
    .execute();
