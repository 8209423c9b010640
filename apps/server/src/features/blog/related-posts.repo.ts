import type { PostLink } from '@rostra/contract';
import { sql } from 'kysely';
import type { Queries } from '../../db/client.ts';
import { type LocaleScope, localeColumn, visibleIn } from '../../db/visible-in.ts';

export interface ReadingScope {
  readonly locale: LocaleScope;
  readonly now: string;
}

const visible = ({ locale, now }: ReadingScope) => visibleIn('blog_posts', 'post', locale, now);

/** The posts published just before and just after this one. */
export async function findNeighbours(
  queries: Queries,
  post: { id: number; publishedAt: string },
  scope: ReadingScope,
): Promise<{ previous: PostLink | null; next: PostLink | null }> {
  const columns = sql.join(
    ['title', 'slug', ...localeColumn(scope.locale)].map((name) => sql.ref(name)),
  );
  const [previous, next] = await Promise.all([
    sql<PostLink>`select ${columns} from blog_posts as post where ${visible(scope)}
      and (published_at, id) < (${post.publishedAt}, ${post.id})
      order by published_at desc, id desc limit 1`.execute(queries),
    sql<PostLink>`select ${columns} from blog_posts as post where ${visible(scope)}
      and (published_at, id) > (${post.publishedAt}, ${post.id})
      order by published_at, id limit 1`.execute(queries),
  ]);
  return { previous: previous.rows[0] ?? null, next: next.rows[0] ?? null };
}

/**
 * Ranked by shared tags, which count twice, and categories; then newest first. Tags and categories are compared
 * by document, because a post that is not translated has those of another language.
 */
export async function findRelatedIds(
  queries: Queries,
  postId: number,
  scope: ReadingScope,
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select post.id as id from (
      ${sharing('tags', 'tag_id', 2, postId, scope)}
      union all
      ${sharing('categories', 'category_id', 1, postId, scope)}
    ) as shared inner join blog_posts as post on post.id = shared.id
    where post.id <> ${postId} and ${visible(scope)}
    group by post.id, post.published_at
    order by sum(shared.points) desc, post.published_at desc, post.id desc
    limit ${limit}`.execute(queries);
  return rows.map(({ id }) => id);
}

function sharing(
  table: 'tags' | 'categories',
  column: 'tag_id' | 'category_id',
  points: number,
  postId: number,
  { locale }: ReadingScope,
) {
  const links = sql.table(`blog_posts_${table}`);
  const target = (alias: string) => sql.ref(`${alias}.${column}`);
  if (locale.kind === 'only') {
    return sql`select other.blog_post_id as id, ${sql.lit(points)} as points from ${links} as own
      inner join ${links} as other on ${target('other')} = ${target('own')}
      where own.blog_post_id = ${postId}`;
  }
  return sql`select other.blog_post_id as id, ${sql.lit(points)} as points from ${links} as own
    inner join ${sql.table(table)} as mine on mine.id = ${target('own')}
    inner join ${sql.table(table)} as same on same.document_id = mine.document_id
    inner join ${links} as other on ${target('other')} = same.id
    where own.blog_post_id = ${postId}`;
}
