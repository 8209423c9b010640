import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { configurationOf } from '../search-language.ts';
import { tsQuery } from '../search-query.ts';
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
 * Ranks the newest `MAX_TOTAL` matches, and highlights only the best of them. The query is materialized so
 * that PostgreSQL uses the index even for common words. Otherwise it scans the table, because it does not know that the
 * words of each entry are stored outside the row.
 */
export async function findHitsInPostgres(db: Db, find: FindHits, allowed: Sql): Promise<Hits> {
  const configuration = configurationOf(find.locale);
  const headline = (text: Sql, options: string) =>
    sql`ts_headline(${sql.lit(configuration)}, ${text}, asked, ${options})`;
  const query = sql<Hit & { total: number }>`
    with search as materialized (
      select to_tsquery(${sql.lit(configuration)}, ${tsQuery(find.words)}) as asked
    )
    select entry.id, collection, document_id, slug, title, summary, published_at, locale,
      total,
      ${headline(sql`title`, WHOLE)} as marked_title,
      ${headline(sql`summary`, WHOLE)} as marked_summary,
      ${headline(sql`body`, PART)} as marked_body
    from (
      select newest.*, count(*) over () as total, ts_rank(words, asked) as rank
      from (
        select entry.*, asked
        from search_entries as entry, search
        where words @@ asked and ${allowed}
        order by entry.published_at desc, entry.id limit ${MAX_TOTAL}
      ) as newest
      order by rank desc, published_at desc, id limit ${find.limit}
    ) as entry order by rank desc, published_at desc, id`;
  const hits = await db.slowRead<Hit & { total: number }>(query.compile(db.queries));
  return { hits, total: Number(hits[0]?.total ?? 0) };
}

const MARKS = `StartSel=${START}, StopSel=${END}`;
const WHOLE = `${MARKS}, HighlightAll=true`;
const PART = `${MARKS}, MaxWords=30, MinWords=15, MaxFragments=1`;
