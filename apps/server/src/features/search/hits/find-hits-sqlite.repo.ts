import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { wordTableOf } from '../search-language.ts';
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
  const { words, locale } = find;
  const index = wordsIn(locale);
  const asked = fts5Query(words, locale);
  const ids = async (query: Sql) =>
    (await db.slowRead<{ id: number }>(query.compile(db.queries))).map(({ id }) => id);
  const matches = await ids(index.newest(asked, allowed, MAX_TOTAL));
  const best =
    matches.length < MAX_TOTAL
      ? await ids(index.ranked(asked, allowed, find.limit))
      : await ids(index.newest(fts5TitleQuery(words, locale), allowed, find.limit));
  const shown = [...new Set([...best, ...matches])].slice(0, find.limit);
  if (shown.length === 0) return { hits: [], total: 0 };
  const found = await db.slowRead<Hit>(index.describe(asked, shown).compile(db.queries));
  const byId = new Map(found.map((hit) => [hit.id, hit]));
  return { hits: shown.flatMap((id) => byId.get(id) ?? []), total: matches.length };
}

const ELLIPSIS = '…';

/** The statements for the words of one language. */
function wordsIn(locale: string) {
  const table = sql.table(wordTableOf(locale));
  const matching = (asked: string) => sql`from ${table} inner join search_entries as entry
    on entry.id = ${table}.rowid where ${table} match ${asked}`;
  return {
    newest: (asked: string, allowed: Sql, limit: number) =>
      sql`select ${table}.rowid as id ${matching(asked)} and ${allowed}
        order by ${table}.rowid desc limit ${limit}`,
    ranked: (asked: string, allowed: Sql, limit: number) =>
      sql`select ${table}.rowid as id ${matching(asked)} and ${allowed}
        order by bm25(${table}, 10.0, 4.0, 1.0, 1.0), entry.published_at desc, entry.id limit ${limit}`,
    /**
     * Reads the matches between the oldest and the newest hit once. With the ids alone, FTS5 would start a
     * new search for each of them, and the plus sign keeps it from doing so.
     */
    describe: (asked: string, ids: readonly number[]) =>
      sql`select entry.id, entry.collection, entry.document_id, entry.slug, entry.title,
          entry.summary, entry.published_at, entry.locale,
          highlight(${table}, 0, ${START}, ${END}) as marked_title,
          highlight(${table}, 1, ${START}, ${END}) as marked_summary,
          snippet(${table}, 2, ${START}, ${END}, ${ELLIPSIS}, 28) as marked_body
        ${matching(asked)} and ${table}.rowid between ${Math.min(...ids)} and ${Math.max(...ids)}
          and +${table}.rowid in (${sql.join(ids)})`,
  };
}
