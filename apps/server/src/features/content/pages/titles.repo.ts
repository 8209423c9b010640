import type { Queries } from '../../../db/client.ts';

export const findTitleRows = (
  queries: Queries,
  collection: string,
  { slugs, documentIds }: { slugs: readonly string[]; documentIds: readonly string[] },
) =>
  queries
    .selectFrom('content_entries')
    .select(['document_id', 'locale', 'slug', 'title'])
    .where('collection', '=', collection)
    .where('deleted_at', 'is', null)
    .where((where) =>
      where.or([where('slug', 'in', slugs), where('document_id', 'in', documentIds)]),
    )
    .execute();
