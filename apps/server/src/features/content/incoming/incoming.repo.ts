import { sql } from 'kysely';
import type { Queries } from '../../../db/client.ts';
import type { Collection } from '../declare/declaration.ts';

/** The document that has this slug. */
export async function findDocumentBySlug(
  queries: Queries,
  { table, isLocalized }: Collection,
  { slug, locale }: { slug: string; locale: string },
): Promise<string | undefined> {
  const isInLocale = isLocalized ? sql`and locale = ${locale}` : sql``;
  const { rows } = await sql<{ document_id: string }>`select document_id
    from ${sql.table(table)} where slug = ${slug} ${isInLocale} limit 1`.execute(queries);
  return rows[0]?.document_id;
}
