import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { configurationOf, wordTableOf } from '../search-language.ts';
import { fts5Query, tsQuery } from '../search-query.ts';

export interface FindMatches {
  words: readonly string[];
  audiences: readonly string[];
  collection: string;
  locale: string;
}

/** An upper bound for words that match nearly everything. */
const MAX_MATCHES = 2_000;

/** Ids of matching documents, without highlights. */
export async function findMatches(
  db: Db,
  { words, audiences, collection, locale }: FindMatches,
): Promise<string[]> {
  const table = sql.table(wordTableOf(locale));
  const allowed = sql`entry.locale = ${locale} and entry.collection = ${collection} and entry.audience in (${sql.join(audiences)})`;
  const query =
    db.kind === 'sqlite'
      ? sql<{ id: string }>`select entry.document_id as id from ${table}
          inner join search_entries as entry on entry.id = ${table}.rowid
          where ${table} match ${fts5Query(words, locale)} and ${allowed} limit ${MAX_MATCHES}`
      : sql<{ id: string }>`select entry.document_id as id from search_entries as entry
          where entry.words @@ to_tsquery(${sql.lit(configurationOf(locale))}, ${tsQuery(words)}) and ${allowed} limit ${MAX_MATCHES}`;
  return (await db.slowRead<{ id: string }>(query.compile(db.queries))).map(({ id }) => id);
}
