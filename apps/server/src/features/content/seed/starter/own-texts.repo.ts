import type { Queries } from '../../../../db/client.ts';

/** A text that readers see and that the site did not begin with. */
export const findOwnText = (queries: Queries, now: string) =>
  queries
    .selectFrom('content_entries as entry')
    .leftJoin('starter_items as item', (join) =>
      join
        .onRef('item.kind', '=', 'entry.collection')
        .onRef('item.document_id', '=', 'entry.document_id'),
    )
    .select('entry.document_id')
    .where('item.document_id', 'is', null)
    .where('entry.deleted_at', 'is', null)
    .where('entry.live_version', 'is not', null)
    .where('entry.visible_from', '<=', now)
    .limit(1)
    .executeTakeFirst();
