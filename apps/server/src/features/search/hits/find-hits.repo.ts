import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { postsFiledUnder } from '../../blog/index.ts';
import { findHitsInPostgres } from './find-hits-postgres.repo.ts';
import { findHitsInSqlite } from './find-hits-sqlite.repo.ts';
import type { FindHits, Hits } from './hits.repo.ts';

export function findHits(db: Db, find: FindHits): Promise<Hits> {
  const allowed = sql`entry.locale = ${find.locale} and entry.audience in (${sql.join(find.audiences)})
    and entry.collection in (${sql.join(find.collections)}) and entry.published_at <= ${find.now}
    ${find.category === undefined ? sql`` : filedUnder('category', find.category, find)}
    ${find.tag === undefined ? sql`` : filedUnder('tag', find.tag, find)}
    ${find.notIn === undefined ? sql`` : isNotTranslated(find.notIn, find.now)}`;
  return db.kind === 'sqlite'
    ? findHitsInSqlite(db, find, allowed)
    : findHitsInPostgres(db, find, allowed);
}

/** By document: the slug is that of the searched language or of the one in which it was not found. */
const filedUnder = (
  kind: 'category' | 'tag',
  slug: string,
  { locale, notIn = locale }: FindHits,
) => sql`and entry.collection = 'blog-posts'
  and entry.document_id in (${postsFiledUnder(kind, slug, [locale, notIn])})`;

const isNotTranslated = (locale: string, now: string) =>
  sql`and not exists (select 1 from search_entries as translated
    where translated.collection = entry.collection
      and translated.document_id = entry.document_id
      and translated.locale = ${locale} and translated.published_at <= ${now})`;
