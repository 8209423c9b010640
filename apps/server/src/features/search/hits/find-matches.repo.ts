import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { wordTableOf } from '../search-language.ts';
import { fts5Query } from '../search-query.ts';
import { type FindMatches, isAllowed, matchingDocuments } from './matching-documents.repo.ts';

/** An upper bound for words that match nearly everything. */
const MAX_MATCHES = 2_000;

/** Ids of matching documents of a small collection, without highlights. */
export async function findMatches(db: Db, find: FindMatches): Promise<string[]> {
  const matching = db.kind === 'postgres' ? matchingDocuments(db.kind, find) : onSqlite(find);
  const query = sql`${matching} limit ${MAX_MATCHES}`;
  const rows = await db.slowRead<{ document_id: string }>(query.compile(db.queries));
  return rows.map(({ document_id }) => document_id);
}

/**
 * Reads only indexes: the ids of all entries with the words, and those of the collection. A join would read the row of
 * each entry with the words, most of which belong to larger collections.
 */
function onSqlite(find: FindMatches) {
  const table = sql.table(wordTableOf(find.locale));
  return sql`select entry.document_id from search_entries as entry
    where ${isAllowed(find)} and entry.id in
      (select rowid from ${table} where ${table} match ${fts5Query(find.words, find.locale)})`;
}
