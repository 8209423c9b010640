import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { findHitsInPostgres } from './find-hits-postgres.repo.ts';
import { findHitsInSqlite } from './find-hits-sqlite.repo.ts';
import type { FindHits, Hits } from './hits.repo.ts';

export function findHits(db: Db, find: FindHits): Promise<Hits> {
  const allowed = sql`entry.audience in (${sql.join(find.audiences)})
    and entry.collection in (${sql.join(find.collections)}) and entry.published_at <= ${find.now}
    ${find.category === undefined ? sql`` : filedUnder('categories', 'category_id', find.category)}
    ${find.tag === undefined ? sql`` : filedUnder('tags', 'tag_id', find.tag)}`;
  return db.kind === 'sqlite'
    ? findHitsInSqlite(db, find, allowed)
    : findHitsInPostgres(db, find, allowed);
}

const filedUnder = (table: 'categories' | 'tags', column: string, slug: string) =>
  sql`and entry.collection = 'blog-posts' and entry.document_id in (
    select post.document_id from ${sql.table(table)} as subject
    inner join ${sql.table(`blog_posts_${table}`)} as link on ${sql.ref(`link.${column}`)} = subject.id
    inner join blog_posts as post on post.id = link.blog_post_id and post.state = 'published'
    where subject.slug = ${slug})`;
