import { sql } from 'kysely';
import type { DbKind, Queries } from '../../db/client.ts';
import { fts5Query, tsQuery } from './search-query.ts';

/** Marks around matches: characters that no text contains. */
export const START = '\u0002';
export const END = '\u0003';

/** Counting stops here: nobody reads that many pages of results. */
const MAX_TOTAL = 1_000;

export interface Hit {
  collection: string;
  document_id: string;
  slug: string;
  title: string;
  marked_title: string;
  summary: string;
  marked_summary: string;
  marked_body: string;
  published_at: string;
  total: number;
}

export interface FindHits {
  words: readonly string[];
  audiences: readonly string[];
  collections: readonly string[];
  now: string;
  limit: number;
  /** Slugs that blog posts must have. */
  category?: string | undefined;
  tag?: string | undefined;
}

export async function findHits(queries: Queries, kind: DbKind, find: FindHits): Promise<Hit[]> {
  const allowed = sql`entry.audience in (${sql.join(find.audiences)})
    and entry.collection in (${sql.join(find.collections)}) and entry.published_at <= ${find.now}
    ${find.category === undefined ? sql`` : filedUnder('categories', 'category_id', find.category)}
    ${find.tag === undefined ? sql`` : filedUnder('tags', 'tag_id', find.tag)}`;
  const query = kind === 'sqlite' ? inSqlite(find, allowed) : inPostgres(find, allowed);
  return (await query.execute(queries)).rows;
}

type Sql = ReturnType<typeof sql>;

const filedUnder = (table: 'categories' | 'tags', column: string, slug: string) =>
  sql`and entry.collection = 'blog-posts' and entry.document_id in (
    select post.document_id from ${sql.table(table)} as subject
    inner join ${sql.table(`blog_posts_${table}`)} as link on ${sql.ref(`link.${column}`)} = subject.id
    inner join blog_posts as post on post.id = link.blog_post_id and post.state = 'published'
    where subject.slug = ${slug})`;

/** Finds the best hits first, and highlights only those. */
const inSqlite = ({ words, limit }: FindHits, allowed: Sql) => {
  const asked = fts5Query(words);
  const from = sql`from search_words inner join search_entries as entry
    on entry.id = search_words.rowid where search_words match ${asked}`;
  const rank = sql`bm25(search_words, 10.0, 4.0, 1.0), entry.published_at desc, entry.id`;
  return sql<Hit>`
    select entry.collection, entry.document_id, entry.slug, entry.title, entry.summary,
      entry.published_at, (select count(*) from (select 1 ${from} and ${allowed} limit ${MAX_TOTAL})) as total,
      highlight(search_words, 0, ${START}, ${END}) as marked_title,
      highlight(search_words, 1, ${START}, ${END}) as marked_summary,
      snippet(search_words, 2, ${START}, ${END}, '…', 28) as marked_body
    ${from} and search_words.rowid in (
      select search_words.rowid ${from} and ${allowed} order by ${rank} limit ${limit}
    ) order by ${rank}`;
};

const inPostgres = ({ words, limit }: FindHits, allowed: Sql) => sql<Hit>`
  select entry.*, ${headline(sql`entry.title`, WHOLE)} as marked_title,
    ${headline(sql`entry.summary`, WHOLE)} as marked_summary,
    ${headline(sql`entry.body`, PART)} as marked_body
  from (
    select entry.id, collection, document_id, slug, title, summary, body, published_at, asked,
      least(count(*) over (), ${MAX_TOTAL}) as total, ts_rank(words, asked) as rank
    from search_entries as entry, to_tsquery('english', ${tsQuery(words)}) as asked
    where words @@ asked and ${allowed}
    order by rank desc, published_at desc, entry.id limit ${limit}
  ) as entry order by rank desc, published_at desc, id`;

const MARKS = `StartSel=${START}, StopSel=${END}`;
const WHOLE = `${MARKS}, HighlightAll=true`;
const PART = `${MARKS}, MaxWords=30, MinWords=15, MaxFragments=1`;

const headline = (text: Sql, options: string) =>
  sql`ts_headline('english', ${text}, asked, ${options})`;
