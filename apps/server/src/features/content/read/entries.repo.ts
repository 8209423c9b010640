import { sql } from 'kysely';
import type { DbKind, Queries } from '../../../db/client.ts';
import type { Condition, ReadQuery, Selection } from '../query/read-query.ts';
import { conditionSql } from './condition.repo.ts';
import { entryJson } from './entry-json.repo.ts';
import { orderSql } from './order.repo.ts';
import { all, createSqlContext, type Sql, type SqlContext, visible } from './sql-context.repo.ts';

export interface Moment {
  readonly kind: DbKind;
  readonly now: string;
}

/** Entries as JSON text, ready to send. */
export async function findEntries(
  queries: Queries,
  { kind, now }: Moment,
  query: ReadQuery,
  { limit, offset }: { limit: number; offset: number },
): Promise<string[]> {
  const context = createSqlContext(kind, now, query.status);
  const outer = context.nextAlias();
  const inner = context.nextAlias();
  const table = sql.table(query.collection.table);
  // The page is cut on bare rows first: what is shown of them is built for that page only.
  const page = sql`select ${sql.ref(`${inner}.id`)} from ${table} as ${sql.ref(inner)}
    where ${whereSql(context, inner, query)} order by ${orderSql(context, inner, query.sort)}
    limit ${limit} offset ${offset}`;
  const { rows } = await sql<{ entry: string }>`
    select ${asText(kind, entryJson(context, outer, query))} as entry
    from ${table} as ${sql.ref(outer)} where ${sql.ref(`${outer}.id`)} in (${page})
    order by ${orderSql(context, outer, query.sort)}`.execute(queries);
  return rows.map(({ entry }) => entry);
}

export async function countEntries(
  queries: Queries,
  { kind, now }: Moment,
  query: ReadQuery,
): Promise<number> {
  const context = createSqlContext(kind, now, query.status);
  const alias = context.nextAlias();
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from ${sql.table(query.collection.table)} as ${sql.ref(alias)}
    where ${whereSql(context, alias, query)}`.execute(queries);
  return Number(rows[0]?.total ?? 0);
}

/** By the document's own id or, as some clients have it, by the number of one of its rows. */
export async function findEntry(
  queries: Queries,
  { kind, now }: Moment,
  query: ReadQuery,
  id: string,
): Promise<string | undefined> {
  const context = createSqlContext(kind, now, query.status);
  const alias = context.nextAlias();
  const table = sql.table(query.collection.table);
  const document = isRowNumber(id)
    ? sql`(select document_id from ${table} where id = ${Number(id)})`
    : sql`${id}`;
  const { rows } = await sql<{ entry: string }>`
    select ${asText(kind, entryJson(context, alias, query))} as entry
    from ${table} as ${sql.ref(alias)}
    where ${sql.ref(`${alias}.document_id`)} = ${document}
      and ${whereSql(context, alias, query)}`.execute(queries);
  return rows[0]?.entry;
}

export const isRowNumber = (id: string): boolean =>
  /^[1-9]\d{0,9}$/.test(id) && Number(id) <= 2_147_483_647;

const asText = (kind: DbKind, json: Sql): Sql =>
  kind === 'postgres' ? sql`cast(${json} as text)` : json;

const whereSql = (
  context: SqlContext,
  alias: string,
  { collection, where }: Selection & { where: Condition },
): Sql => all([...visible(context, alias, collection), conditionSql(context, alias, where)], 'and');
