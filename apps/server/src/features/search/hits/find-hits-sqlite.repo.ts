import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { fts5Query, fts5TitleQuery } from '../search-query.ts';
import {
  END,
  type FindHits,
  type Hit,
  type Hits,
  MAX_TOTAL,
  type Sql,
  START,
} from './hits.repo.ts';

/**
 * Ranking reads every match, so it is used only if at most `MAX_TOTAL` entries match. For common
 * words the newest entries with the words in their title come first, then the newest of the others.
 */
export async function findHitsInSqlite(db: Db, find: FindHits, allowed: Sql): Promise<Hits> {
  const asked = fts5Query(find.words);
  const ids = async (query: Sql) =>
    (await db.slowRead<{ id: number }>(query.compile(db.queries))).map(({ id }) => id);
  const matches = await ids(newest(asked, allowed, MAX_TOTAL));
  const best =
    matches.length < MAX_TOTAL
      ? await ids(ranked(asked, allowed, find.limit))
      : await ids(newest(fts5TitleQuery(find.words), allowed, find.limit));
  const shown = [...new Set([...best, ...matches])].slice(0, find.limit);
  if (shown.length === 0) return { hits: [], total: 0 };
  const found = await db.slowRead<Hit>(describe(asked, shown).compile(db.queries));
  const byId = new Map(found.map((hit) => [hit.id, hit]));
  return { hits: shown.flatMap((id) => byId.get(id) ?? []), total: matches.length };
}

const matching = (asked: string) => sql`from search_words inner join search_entries as entry
  on entry.id = search_words.rowid where search_words match ${asked}`;

const newest = (asked: string, allowed: Sql, limit: number) =>
  sql`select search_words.rowid as id ${matching(asked)} and ${allowed}
    order by search_words.rowid desc limit ${limit}`;

const ranked = (asked: string, allowed: Sql, limit: number) =>
  sql`select search_words.rowid as id ${matching(asked)} and ${allowed}
    order by bm25(search_words, 10.0, 4.0, 1.0), entry.published_at desc, entry.id limit ${limit}`;

const ELLIPSIS = '…';

/**
 * Reads the matches between the oldest and the newest hit once. With the ids alone, FTS5 would start a
 * new search for each of them, and the plus sign keeps it from doing so.
 */
const describe = (asked: string, ids: readonly number[]) =>
  sql`select entry.id, entry.collection, entry.document_id, entry.slug, entry.title, entry.summary,
      entry.published_at,
      highlight(search_words, 0, ${START}, ${END}) as marked_title,
      highlight(search_words, 1, ${START}, ${END}) as marked_summary,
      snippet(search_words, 2, ${START}, ${END}, ${ELLIPSIS}, 28) as marked_body
    ${matching(asked)} and search_words.rowid between ${Math.min(...ids)} and ${Math.max(...ids)}
      and +search_words.rowid in (${sql.join(ids)})`;
