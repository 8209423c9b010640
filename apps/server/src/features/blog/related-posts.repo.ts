import type { PostLink } from '@rostra/contract';
import { sql } from 'kysely';
import type { Queries } from '../../db/client.ts';

const published = (now: string) => sql<boolean>`state = 'published' and published_at <= ${now}`;

/** The posts published just before and just after this one. */
export async function findNeighbours(
  queries: Queries,
  post: { id: number; publishedAt: string },
  now: string,
): Promise<{ previous: PostLink | null; next: PostLink | null }> {
  const [previous, next] = await Promise.all([
    sql<PostLink>`select title, slug from blog_posts where ${published(now)}
      and (published_at, id) < (${post.publishedAt}, ${post.id})
      order by published_at desc, id desc limit 1`.execute(queries),
    sql<PostLink>`select title, slug from blog_posts where ${published(now)}
      and (published_at, id) > (${post.publishedAt}, ${post.id})
      order by published_at, id limit 1`.execute(queries),
  ]);
  return { previous: previous.rows[0] ?? null, next: next.rows[0] ?? null };
}

/** Ranked by shared tags, which count twice, and categories; then newest first. */
export async function findRelatedIds(
  queries: Queries,
  postId: number,
  now: string,
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select post.id as id from (
      select other.blog_post_id as id, 2 as points from blog_posts_tags as own
        inner join blog_posts_tags as other on other.tag_id = own.tag_id
        where own.blog_post_id = ${postId}
      union all
      select other.blog_post_id as id, 1 as points from blog_posts_categories as own
        inner join blog_posts_categories as other on other.category_id = own.category_id
        where own.blog_post_id = ${postId}
    ) as shared inner join blog_posts as post on post.id = shared.id
    where post.id <> ${postId} and post.state = 'published' and post.published_at <= ${now}
    group by post.id, post.published_at
    order by sum(shared.points) desc, post.published_at desc, post.id desc
    limit ${limit}`.execute(queries);
  return rows.map(({ id }) => id);
}
