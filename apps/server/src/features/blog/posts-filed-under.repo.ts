import { sql } from 'kysely';
import type { Sql } from '../../db/sql.ts';

const TABLES = {
  category: {
    subjects: sql`categories`,
    links: sql`blog_posts_categories`,
    target: sql`category_id`,
  },
  tag: { subjects: sql`tags`, links: sql`blog_posts_tags`, target: sql`tag_id` },
};

export function selectFiledUnder(
  kind: keyof typeof TABLES,
  slug: string,
  locales: readonly string[],
): Sql {
  const { subjects, links, target } = TABLES[kind];
  return sql`select post.document_id from ${subjects} as subject
    inner join ${subjects} as same on same.document_id = subject.document_id
    inner join ${links} as link on link.${target} = same.id
    inner join blog_posts as post on post.id = link.blog_post_id and post.state = 'published'
    where subject.slug = ${slug} and subject.locale in (${sql.join(locales)})`;
}
