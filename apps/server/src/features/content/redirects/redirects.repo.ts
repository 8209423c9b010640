import { type Selectable, sql } from 'kysely';
import type { Queries } from '../../../db/client.ts';
import type { ContentTables } from '../../../db/tables/content.ts';
import type { Collection } from '../declare/declaration.ts';

export type RedirectRow = Selectable<ContentTables['redirects']>;

export const findRedirectRow = (queries: Queries, path: string): Promise<RedirectRow | undefined> =>
  queries.selectFrom('redirects').selectAll().where('path', '=', path).executeTakeFirst();

/** A redirect that exists already stays, unless it has the same source. Returns whether it was stored. */
export async function putRedirectRow(
  tx: Queries,
  row: Omit<RedirectRow, 'hits' | 'last_hit_at' | 'version'>,
): Promise<boolean> {
  const { path: _, ...changes } = row;
  const stored = await tx
    .insertInto('redirects')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('path').doUpdateSet(changes).where('redirects.source', '=', row.source),
    )
    .returning('path')
    .executeTakeFirst();
  return stored !== undefined;
}

export async function deleteRedirectsOf(tx: Queries, source: string): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('redirects')
    .where('source', '=', source)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** The slug under which readers see the document now. */
export async function findVisibleSlug(
  queries: Queries,
  { table, hasDrafts, isLocalized }: Collection,
  { documentId, locale, now }: { documentId: string; locale: string; now: string },
): Promise<string | undefined> {
  const isVisible = hasDrafts ? sql`state = 'published' and published_at <= ${now}` : sql`1 = 1`;
  const isInLocale = isLocalized ? sql`locale = ${locale}` : sql`1 = 1`;
  const { rows } = await sql<{ slug: string }>`select slug from ${sql.table(table)}
    where document_id = ${documentId} and ${isVisible} and ${isInLocale} limit 1`.execute(queries);
  return rows[0]?.slug;
}

/** Whether readers see an entry with this slug, in any language. */
export async function isSlugVisible(
  queries: Queries,
  { table, hasDrafts }: Collection,
  { slug, now }: { slug: string; now: string },
): Promise<boolean> {
  const isVisible = hasDrafts ? sql`state = 'published' and published_at <= ${now}` : sql`1 = 1`;
  const { rows } = await sql`select 1 from ${sql.table(table)}
    where slug = ${slug} and ${isVisible} limit 1`.execute(queries);
  return rows.length > 0;
}
