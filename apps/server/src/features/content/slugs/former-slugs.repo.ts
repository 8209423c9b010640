import { type Selectable, sql } from 'kysely';
import type { Queries } from '../../../db/client.ts';
import type { Tables } from '../../../db/schema.ts';
import type { Collection } from '../declare/declaration.ts';
import { type LocaleScope, localesIn } from '../locales/locales.ts';

/**
 * The current slug of the entry that was published under this one before, or of the last one if
 * there were several. Undefined if another entry is visible under this slug now.
 */
export async function findCurrentSlug(
  queries: Queries,
  collection: Collection,
  slug: string,
  { now, scope, isMultilingual }: { now: string; scope: LocaleScope; isMultilingual: boolean },
): Promise<string | undefined> {
  const table = sql.table(collection.table);
  const [first = '', second = first] = (collection.isLocalized && localesIn(scope)) || [];
  const isVisible = (alias: string) =>
    collection.hasDrafts
      ? sql`${sql.ref(`${alias}.state`)} = 'published' and ${sql.ref(`${alias}.published_at`)} <= ${now}`
      : sql`1 = 1`;
  const isIn = (alias: string, locale: string) =>
    collection.isLocalized ? sql`${sql.ref(`${alias}.locale`)} = ${locale}` : sql`1 = 1`;
  const isTranslated = (alias: string) => sql`exists (select 1 from ${table} as translated
    where translated.document_id = ${sql.ref(`${alias}.document_id`)}
      and ${isIn('translated', first)} and ${isVisible('translated')})`;
  const isShown = (alias: string) =>
    first === second
      ? sql`${isIn(alias, first)} and ${isVisible(alias)}`
      : sql`${isVisible(alias)} and (${isIn(alias, first)}
          or (${isIn(alias, second)} and not ${isTranslated(alias)}))`;
  const former = sql`select document_id, locale, created_at from former_slugs
    where collection = ${collection.plural} and slug = ${slug}`;
  // The slug of another translation leads to this one, so that the language in a URL can be changed.
  const elsewhere =
    isMultilingual && collection.isLocalized
      ? sql`union all select document_id, locale, created_at from ${table} as found
          where found.slug = ${slug} and ${isVisible('found')}`
      : sql``;
  const { rows } = await sql<{ slug: string }>`
    select entry.slug as slug from (${former} ${elsewhere}) as old
    inner join ${table} as entry on entry.document_id = old.document_id
    where ${isShown('entry')} and not exists (select 1 from ${table} as present
      where present.slug = ${slug} and ${isShown('present')})
    order by case old.locale when ${first} then 0 when ${second} then 1 else 2 end,
      old.created_at desc, old.document_id limit 1`.execute(queries);
  return rows[0]?.slug;
}

/** The document that was last published under a slug that it no longer has, in any language. */
export async function findFormerDocument(
  queries: Queries,
  collection: string,
  slug: string,
): Promise<string | undefined> {
  const row = await queries
    .selectFrom('former_slugs')
    .select('document_id')
    .where('collection', '=', collection)
    .where('slug', '=', slug)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.document_id;
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

/** Makes the former slugs of one document redirect to another. */
export async function moveFormerSlugs(
  tx: Queries,
  collection: string,
  { from, into }: { from: string; into: string },
): Promise<void> {
  const slugs = await tx
    .deleteFrom('former_slugs')
    .where('collection', '=', collection)
    .where('document_id', '=', from)
    .returningAll()
    .execute();
  for (const old of slugs) await putFormerSlug(tx, { ...old, document_id: into });
}
