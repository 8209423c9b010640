import { sql } from 'kysely';
import type { Queries } from '../../../db/client.ts';
import type { Collection } from '../declare/declaration.ts';
import { entryPaths } from '../pages/entry-paths.ts';
import type { ContentStore } from '../read/content-store.ts';

export interface Translation {
  readonly locale: string;
  /** The path of its page, without the prefix of the language. */
  readonly path: string;
}

/** The translations of a document that readers can see; undefined on a site with one language. */
export async function listTranslations(
  store: ContentStore,
  collection: Collection,
  documentId: string,
): Promise<Translation[] | undefined> {
  const { isMultilingual, offered } = store.locales;
  if (!isMultilingual || !collection.isLocalized) return undefined;
  const pathOf = await entryPaths(store, collection);
  const rows = await findSlugs(store.db.queries, collection, documentId, store.now());
  const slugs = new Map(rows.map(({ locale, slug }) => [locale, slug]));
  return offered.flatMap((locale) => {
    const slug = slugs.get(locale);
    return slug === undefined || !pathOf ? [] : [{ locale, path: pathOf({ documentId, slug }) }];
  });
}

async function findSlugs(
  queries: Queries,
  { table, hasDrafts }: Collection,
  documentId: string,
  now: string,
): Promise<{ locale: string; slug: string }[]> {
  const isVisible = hasDrafts ? sql`and state = 'published' and published_at <= ${now}` : sql``;
  const { rows } = await sql<{ locale: string; slug: string }>`select locale, slug
    from ${sql.table(table)} where document_id = ${documentId} ${isVisible}`.execute(queries);
  return rows;
}
