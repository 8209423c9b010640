import { sql } from 'kysely';
import type { Queries } from '../../../db/client.ts';
import type { Collection } from '../declare/declaration.ts';

/** The ids of the same entries in another language, in the same order. Entries without a translation are left out. */
export async function findInLocale(
  queries: Queries,
  { table }: Collection,
  ids: readonly number[],
  locale: string,
): Promise<number[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ from_id: number; id: number }>`
    select given.id as from_id, wanted.id as id from ${sql.table(table)} as given
    inner join ${sql.table(table)} as wanted
      on wanted.document_id = given.document_id and wanted.locale = ${locale}
    where given.id in (${sql.join(ids)})`.execute(queries);
  const found = new Map(rows.map(({ from_id, id }) => [from_id, id]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** Those of the entries that have no translation in this language. */
export async function findNotInLocale(
  queries: Queries,
  { table }: Collection,
  ids: readonly number[],
  locale: string,
): Promise<number[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    select given.id as id from ${sql.table(table)} as given
    where given.id in (${sql.join(ids)}) and not exists (select 1 from ${sql.table(table)} as other
      where other.document_id = given.document_id and other.locale = ${locale})`.execute(queries);
  const found = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => found.has(id));
}

/** The slugs of a document's translations that readers can see. */
export async function findVisibleSlugs(
  queries: Queries,
  { table, hasDrafts }: Collection,
  documentId: string,
  now: string,
): Promise<{ locale: string; slug: string }[]> {
  const isVisible = hasDrafts ? sql`and state = 'published' and published_at <= ${now}` : sql``;
  const { rows } = await sql<{ locale: string; slug: string }>`select locale, slug
    from ${sql.table(table)} where document_id = ${documentId} ${isVisible}`.execute(queries);
  return rows;
}

/**
 * What the slugs in a text are in the language of a page. Several documents may have the same slug in different languages: the
 * one that the author meant, in the language of the text, comes first.
 */
export async function findTranslatedSlugs(
  queries: Queries,
  { table, hasDrafts }: Collection,
  slugs: readonly string[],
  { text, page, now }: { text: string; page: string; now: string },
): Promise<{ from: string; documentId: string; slug: string }[]> {
  const isVisible = (alias: string) =>
    hasDrafts
      ? sql`and ${sql.ref(`${alias}.state`)} = 'published' and ${sql.ref(`${alias}.published_at`)} <= ${now}`
      : sql``;
  const { rows } = await sql<{ from: string; documentId: string; slug: string }>`
    select named.slug as "from", wanted.document_id as "documentId", wanted.slug as slug
    from ${sql.table(table)} as named
    inner join ${sql.table(table)} as wanted
      on wanted.document_id = named.document_id and wanted.locale = ${page} ${isVisible('wanted')}
    where named.slug in (${sql.join(slugs)}) ${isVisible('named')}
    order by case named.locale when ${text} then 0 when ${page} then 1 else 2 end, named.document_id`.execute(
    queries,
  );
  return rows;
}
