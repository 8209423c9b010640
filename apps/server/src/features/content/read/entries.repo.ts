import { CompiledQuery, sql } from 'kysely';
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

/** Stands for the time in a query that is kept and run again later. */
const NOW = '\u0000now';

/** A query as the database takes it, made once for all who ask the same. */
export interface CompiledRead {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

const compile = (queries: Queries, query: Sql): CompiledRead => {
  const { sql, parameters } = query.compile(queries);
  return { sql, parameters };
};

async function run<T>(queries: Queries, { sql, parameters }: CompiledRead, now: string) {
  const given = parameters.map((value) => (value === NOW ? now : value));
  return (await queries.executeQuery<T>(CompiledQuery.raw(sql, given))).rows;
}

/** Entries as JSON text, ready to send. */
export async function findEntries(
  queries: Queries,
  { kind, now }: Moment,
  query: ReadQuery,
  window: { limit: number; offset: number },
): Promise<string[]> {
  return runFind(queries, compileFind(queries, kind, query, window), now);
}

export function compileFind(
  queries: Queries,
  kind: DbKind,
  query: ReadQuery,
  { limit, offset }: { limit: number; offset: number },
): CompiledRead {
  const context = createSqlContext(kind, NOW, query.status);
  const outer = context.nextAlias();
  const inner = context.nextAlias();
  const table = sql.table(query.collection.table);
  // The page is cut on bare rows first: what is shown of them is built for that page only.
  const page = sql`select ${sql.ref(`${inner}.id`)} from ${table} as ${sql.ref(inner)}
    where ${whereSql(context, inner, query)} order by ${orderSql(context, inner, query.sort)}
    limit ${limit} offset ${offset}`;
  return compile(
    queries,
    sql`select ${asText(kind, entryJson(context, outer, query))} as entry
      from ${table} as ${sql.ref(outer)} where ${sql.ref(`${outer}.id`)} in (${page})
      order by ${orderSql(context, outer, query.sort)}`,
  );
}

export async function runFind(queries: Queries, read: CompiledRead, now: string) {
  const rows = await run<{ entry: string }>(queries, read, now);
  return rows.map(({ entry }) => entry);
}

export function compileCount(queries: Queries, kind: DbKind, query: ReadQuery): CompiledRead {
  const context = createSqlContext(kind, NOW, query.status);
  const alias = context.nextAlias();
  return compile(
    queries,
    sql`select count(*) as total from ${sql.table(query.collection.table)} as ${sql.ref(alias)}
      where ${whereSql(context, alias, query)}`,
  );
}

export async function runCount(queries: Queries, read: CompiledRead, now: string): Promise<number> {
  const [row] = await run<{ total: number }>(queries, read, now);
  return Number(row?.total ?? 0);
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
