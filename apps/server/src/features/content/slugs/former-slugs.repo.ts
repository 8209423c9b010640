import { type Selectable, sql } from 'kysely';
import type { Queries } from '../../../db/client.ts';
import type { Tables } from '../../../db/schema.ts';
import type { Collection } from '../declare/declaration.ts';

/**
 * The current slug of the entry that was published under this one before, or of the last one if
 * there were several. Undefined if another entry is visible under this slug now.
 */
export async function findCurrentSlug(
  queries: Queries,
  collection: Collection,
  slug: string,
  now: string,
): Promise<string | undefined> {
  const table = sql.table(collection.table);
  const isVisible = (alias: string) =>
    collection.hasDrafts
      ? sql`${sql.ref(`${alias}.state`)} = 'published' and ${sql.ref(`${alias}.published_at`)} <= ${now}`
      : sql`1 = 1`;
  const { rows } = await sql<{ slug: string }>`
    select entry.slug as slug from former_slugs as old
    inner join ${table} as entry on entry.document_id = old.document_id
    where old.collection = ${collection.plural} and old.slug = ${slug} and ${isVisible('entry')}
      and not exists (select 1 from ${table} as present
        where present.slug = ${slug} and ${isVisible('present')})
    order by old.created_at desc, old.document_id limit 1`.execute(queries);
  return rows[0]?.slug;
}

/** Makes `slug` redirect to the document, unless another entry is published under it. */
export async function putFormerSlug(
  queries: Queries,
  old: Selectable<Tables['former_slugs']>,
): Promise<void> {
  await queries
    .insertInto('former_slugs')
    .values(old)
    .onConflict((conflict) =>
      conflict
        .columns(['collection', 'slug', 'locale', 'document_id'])
        .doUpdateSet({ created_at: old.created_at }),
    )
    .execute();
}
