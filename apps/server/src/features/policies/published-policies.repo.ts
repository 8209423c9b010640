import type { Queries } from '../../db/client.ts';

export const findPublished = (
  queries: Queries,
  { slug, locale }: { slug: string; locale: string },
) =>
  queries
    .selectFrom('policies')
    .select(['document_id', 'title', 'body'])
    .where('slug', '=', slug)
    .where('locale', '=', locale)
    .where('state', '=', 'published')
    .executeTakeFirst();

export const findPublishedByIds = (queries: Queries, ids: readonly string[], now: string) =>
  queries
    .selectFrom('policies')
    .select(['document_id', 'locale', 'slug', 'title'])
    .where('document_id', 'in', [...ids, ''])
    .where('state', '=', 'published')
    .where('published_at', '<=', now)
    .execute();
