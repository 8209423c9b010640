import type { Sql } from '../../db/sql.ts';
import { selectFiledUnder } from './posts-filed-under.repo.ts';

/**
 * A query for the document ids of published posts, in all languages. The category or tag has the slug in one of
 * these languages.
 */
export const postsFiledUnder = (
  kind: 'category' | 'tag',
  slug: string,
  locales: readonly string[],
): Sql => selectFiledUnder(kind, slug, locales);
