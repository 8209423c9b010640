import { sql } from 'kysely';
import type { Db, DbKind, Queries } from '../../../db/client.ts';
import type { CompiledRead, Read } from '../../../db/database-driver.ts';
import type { Collection } from '../declare/declaration.ts';

import type { Condition, ReadQuery, Selection } from '../query/read-query.ts';
import { conditionSql } from './condition.repo.ts';
import { entryJson } from './entry-json.repo.ts';
import { orderSql } from './order.repo.ts';
import {
  all,
  createSqlContext,
  inLocale,
  type Sql,
  type SqlContext,
  visible,
} from './sql-context.repo.ts';

/** Placeholder for the current time in a compiled query that is run again later. */
const NOW = '\u0000now';

const compile = (queries: Queries, query: Sql): CompiledRead => {
  const { sql, parameters } = query.compile(queries);
  return { sql, parameters };
};

const run = <T>(read: Read, { sql, parameters }: CompiledRead, now: string) =>
  read<T>({ sql, parameters: parameters.map((value) => (value === NOW ? now : value)) });

/** What to select, without the page. */
export type EntryQuery = Selection & Pick<ReadQuery, 'status' | 'authorId' | 'locale'>;

/** Entries as JSON text, ready to send. */
export async function findEntriesJson(
  db: Db,
  now: string,
  query: EntryQuery,
  window: { limit: number; offset: number },
): Promise<string[]> {
  return runFind(db.read, compileFind(db, query, window), now);
}

export function compileFind(
  { queries, kind }: Db,
  query: EntryQuery,
  { limit, offset }: { limit: number; offset: number },
): CompiledRead {
  const context = createSqlContext(kind, NOW, query);
  const outer = context.nextAlias();
  const inner = context.nextAlias();
  const table = sql.table(query.collection.table);
  // Select the ids of the page first, so that the JSON is built for those rows only.
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

export async function runFind(read: Read, find: CompiledRead, now: string) {
  const rows = await run<{ entry: string }>(read, find, now);
  return rows.map(({ entry }) => entry);
}

export function compileCount(
  { queries, kind }: Db,
  query: Pick<EntryQuery, 'collection' | 'where' | 'status' | 'authorId' | 'locale'>,
): CompiledRead {
  const context = createSqlContext(kind, NOW, query);
  const alias = context.nextAlias();
  return compile(
    queries,
    sql`select count(*) as total from ${sql.table(query.collection.table)} as ${sql.ref(alias)}
      where ${whereSql(context, alias, query)}`,
  );
}

export async function runCount(read: Read, count: CompiledRead, now: string): Promise<number> {
  const [row] = await run<{ total: number }>(read, count, now);
  return Number(row?.total ?? 0);
}

/** By document id or, for some clients, by the id of one of the document's rows. */
export async function findEntryJson(
  db: Db,
  now: string,
  query: EntryQuery,
  id: string,
): Promise<string | undefined> {
  const context = createSqlContext(db.kind, NOW, query);
  const alias = context.nextAlias();
  const table = sql.table(query.collection.table);
  const document = isRowNumber(id)
    ? sql`(select document_id from ${table} where id = ${Number(id)})`
    : sql`${id}`;
  const read = compile(
    db.queries,
    sql`select ${asText(db.kind, entryJson(context, alias, query))} as entry
      from ${table} as ${sql.ref(alias)}
      where ${sql.ref(`${alias}.document_id`)} = ${document}
        and ${whereSql(context, alias, query)}`,
  );
  const [entry] = await runFind(db.read, read, now);
  return entry;
}

export const isRowNumber = (id: string): boolean =>
  /^[1-9]\d{0,9}$/.test(id) && Number(id) <= 2_147_483_647;

const asText = (kind: DbKind, json: Sql): Sql =>
  kind === 'postgres' ? sql`cast(${json} as text)` : json;

const whereSql = (
  context: SqlContext,
  alias: string,
  { collection, where }: { collection: Collection; where: Condition },
): Sql =>
  all(
    [
      ...visible(context, alias, collection),
      ...inLocale(context, alias, collection),
      conditionSql(context, alias, where),
    ],
    'and',
  );
