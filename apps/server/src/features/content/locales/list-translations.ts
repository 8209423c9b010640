import type { Collection } from '../declare/declaration.ts';
import { entryPaths } from '../pages/entry-paths.ts';
import type { ContentStore } from '../read/content-store.ts';
import { findVisibleSlugs } from './translations.repo.ts';

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
  pathsOf = entryPaths,
): Promise<Translation[] | undefined> {
  const { isMultilingual, offered } = store.locales;
  if (!isMultilingual || !collection.isLocalized) return undefined;
  const pathOf = await pathsOf(store, collection);
  const rows = await findVisibleSlugs(store.db.queries, collection, documentId, store.now());
  const slugs = new Map(rows.map(({ locale, slug }) => [locale, slug]));
  return offered.flatMap((locale) => {
    const slug = slugs.get(locale);
    return slug === undefined || !pathOf ? [] : [{ locale, path: pathOf({ documentId, slug }) }];
  });
}
