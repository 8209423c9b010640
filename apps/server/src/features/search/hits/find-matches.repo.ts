import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { fts5Query, tsQuery } from '../search-query.ts';

export interface FindMatches {
  words: readonly string[];
  audiences: readonly string[];
  collection: string;
}

/** An upper bound for words that match nearly everything. */
const MOST = 2_000;

/** Ids of matching documents, without highlights. */
export async function findMatches(
  db: Db,
  { words, audiences, collection }: FindMatches,
): Promise<string[]> {
  const allowed = sql`entry.collection = ${collection} and entry.audience in (${sql.join(audiences)})`;
  const query =
    db.kind === 'sqlite'
      ? sql<{ id: string }>`select entry.document_id as id from search_words
          inner join search_entries as entry on entry.id = search_words.rowid
          where search_words match ${fts5Query(words)} and ${allowed} limit ${MOST}`
      : sql<{ id: string }>`select entry.document_id as id from search_entries as entry
          where entry.words @@ to_tsquery('english', ${tsQuery(words)}) and ${allowed} limit ${MOST}`;
  return (await db.slowRead<{ id: string }>(query.compile(db.queries))).map(({ id }) => id);
}
