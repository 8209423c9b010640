import { sql } from 'kysely';
import type { Queries } from '../../db/client.ts';
import type { Collection } from './declare/collection.ts';

/** The slug under which readers find today what was once published under this one. */
export async function findPresentSlug(
  queries: Queries,
  collection: Collection,
  slug: string,
  now: string,
): Promise<string | undefined> {
  if (!collection.hasDrafts) return undefined;
  const { rows } = await sql<{ slug: string }>`
    select entry.slug as slug from old_slugs as old
    inner join ${sql.table(collection.table)} as entry on entry.document_id = old.document_id
    where old.collection = ${collection.plural} and old.slug = ${slug}
      and entry.state = 'published' and entry.published_at <= ${now}`.execute(queries);
  return rows[0]?.slug;
}

/** From now on `slug` leads to the document, unless something else is published under it. */
export async function rememberSlug(
  queries: Queries,
  old: { collection: string; slug: string; document_id: string; created_at: string },
): Promise<void> {
  await queries
    .insertInto('old_slugs')
    .values(old)
    .onConflict((conflict) =>
      conflict
        .columns(['collection', 'slug'])
        .doUpdateSet({ document_id: old.document_id, created_at: old.created_at }),
    )
    .execute();
}

/** A slug that is in use again is nobody's old one. */
export async function forgetSlug(
  queries: Queries,
  collection: string,
  slug: string,
): Promise<void> {
  await queries
    .deleteFrom('old_slugs')
    .where('collection', '=', collection)
    .where('slug', '=', slug)
    .execute();
}
