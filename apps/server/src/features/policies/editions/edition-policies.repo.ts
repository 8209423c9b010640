import type { Queries } from '../../../db/client.ts';

/** A policy that readers see under this slug, in any language. */
export async function findPublishedPolicy(
  queries: Queries,
  slug: string,
  now: string,
): Promise<string | undefined> {
  const row = await queries
    .selectFrom('policies')
    .select('document_id')
    .where('slug', '=', slug)
    .where('state', '=', 'published')
    .where('published_at', '<=', now)
    .orderBy('locale')
    .limit(1)
    .executeTakeFirst();
  return row?.document_id;
}

/** The slug under which readers see a policy in a language. */
export async function findPublishedSlug(
  queries: Queries,
  { documentId, locale, now }: { documentId: string; locale: string; now: string },
): Promise<string | undefined> {
  const row = await queries
    .selectFrom('policies')
    .select('slug')
    .where('document_id', '=', documentId)
    .where('locale', '=', locale)
    .where('state', '=', 'published')
    .where('published_at', '<=', now)
    .executeTakeFirst();
  return row?.slug;
}
