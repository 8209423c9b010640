import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../../../db/client.ts';
import type { ContentTables } from '../../../../db/tables/content.ts';
import type { Collection } from '../../declare/declaration.ts';
import type { Referring } from '../../entries/merge/references.repo.ts';

export type StarterItem = ContentTables['starter_items'];

export async function insertStarterItem(queries: Queries, item: StarterItem): Promise<void> {
  await queries
    .insertInto('starter_items')
    .values(item)
    .onConflict((conflict) => conflict.columns(['kind', 'document_id']).doNothing())
    .execute();
}

export const findStarterItems = (queries: Queries, kind: string): Promise<StarterItem[]> =>
  queries
    .selectFrom('starter_items')
    .selectAll()
    .where('kind', '=', kind)
    .orderBy('document_id')
    .execute();

export const findStarterItem = (
  queries: Queries,
  { kind, documentId }: { kind: string; documentId: string },
): Promise<StarterItem | undefined> =>
  queries
    .selectFrom('starter_items')
    .selectAll()
    .where('kind', '=', kind)
    .where('document_id', '=', documentId)
    .executeTakeFirst();

/** The slugs of starter entries in one language, except for entries that were changed or deleted. */
export async function findStarterSlugs(
  queries: Queries,
  { plural, table, isLocalized }: Collection,
  locale: string,
): Promise<{ slug: string; document_id: string }[]> {
  const isInLocale = isLocalized ? sql`and entry.locale = ${locale}` : sql``;
  const { rows } = await sql<{ slug: string; document_id: string }>`
    select distinct entry.slug, entry.document_id from starter_items as item
    inner join ${sql.table(table)} as entry on entry.document_id = item.document_id ${isInLocale}
    where item.kind = ${plural} and (select max(number) from content_versions as version
      where version.collection = item.kind and version.document_id = item.document_id)
        <= cast(item.state as integer)`.execute(queries);
  return rows;
}

/** Every change, and every deletion, has a version. */
export async function countStarterItems(
  queries: Queries,
  kinds: readonly string[],
): Promise<{ total: number; changed: number }> {
  const { rows } = await sql<{ total: number; changed: number }>`select count(*) as total,
    coalesce(sum(case when (select max(number) from content_versions as version
      where version.collection = item.kind and version.document_id = item.document_id)
        > cast(item.state as integer) then 1 else 0 end), 0) as changed
    from starter_items as item where item.kind in (${sql.join([...kinds])})`.execute(queries);
  return { total: Number(rows[0]?.total ?? 0), changed: Number(rows[0]?.changed ?? 0) };
}

export async function deleteStarterItems(queries: Queries): Promise<void> {
  await queries.deleteFrom('starter_items').execute();
}

export async function findDocumentIds(
  queries: Queries,
  { table }: Collection,
): Promise<readonly string[]> {
  const { rows } = await sql<{
    document_id: string;
  }>`select distinct document_id from ${sql.table(table)}`.execute(queries);
  return rows.map((row) => row.document_id);
}

/** All versions, including those that readers saw. */
export async function deleteVersions(
  queries: Queries,
  collection: string,
  documentId: string,
): Promise<void> {
  await queries
    .deleteFrom('content_versions')
    .where('collection', '=', collection)
    .where('document_id', '=', documentId)
    .execute();
}

/** Whether a draft or a published text refers to one of the rows. */
export async function isReferredTo(
  queries: Queries,
  { owner, relation }: Referring,
  ids: readonly number[],
): Promise<boolean> {
  const [table, column] =
    relation.kind === 'one'
      ? [owner.table, relation.column]
      : [relation.link.table, relation.link.target];
  const found: RawBuilder<{ found: number }> = sql`select 1 as found from ${sql.table(table)}
    where ${sql.ref(column)} in (${sql.join(ids)}) limit 1`;
  return (await found.execute(queries)).rows.length > 0;
}
