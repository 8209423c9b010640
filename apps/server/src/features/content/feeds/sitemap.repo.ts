import { sql } from 'kysely';
import type { Queries } from '../../../db/client.ts';
import type { Collection } from '../declare/declaration.ts';

export interface SitemapRow {
  document_id: string;
  slug: string;
  updated_at: string;
}

/** A sitemap may contain 50,000 addresses. */
const MAX_ROWS = 49_000;

export async function findSitemapRows(
  queries: Queries,
  { table, hasDrafts, isLocalized }: Collection,
  now: string,
  locale: string,
): Promise<SitemapRow[]> {
  const isPublished = hasDrafts ? sql`state = 'published' and` : sql``;
  const isInLocale = isLocalized ? sql`locale = ${locale} and` : sql``;
  const { rows } =
    await sql<SitemapRow>`select document_id, slug, updated_at from ${sql.table(table)}
    where ${isPublished} ${isInLocale} published_at <= ${now}
    order by published_at desc, id desc limit ${MAX_ROWS}`.execute(queries);
  return rows;
}
