import { pathTo } from '@rostra/contract/pages';
import type { Collection } from '../declare/declaration.ts';
import { findTranslatedSlugs } from '../locales/translations.repo.ts';
import { entryPaths } from './entry-paths.ts';
import type { PageStore } from './page-store.ts';

/** The paths in a text that are different in the language of the page, because the slug is translated. */
export async function findTranslatedPaths(
  store: PageStore,
  body: string,
  locales: { text: string; page: string },
): Promise<Map<string, string>> {
  const translated = new Map<string, string>();
  for (const collection of store.collections) {
    const { page, isLocalized } = collection;
    const slugs = page && isLocalized ? slugsIn(body, page.path) : [];
    if (!page || slugs.length === 0) continue;
    const rows = await findTranslatedSlugs(store.db.queries, collection, slugs, {
      ...locales,
      now: store.now(),
    });
    const pathOf = await entryPaths(store, collection);
    for (const { from, documentId, slug } of rows) {
      const path = pathTo(page, { slug: from });
      const target = pathOf?.({ documentId, slug });
      if (target && !translated.has(path)) translated.set(path, target);
    }
  }
  return translated;
}

/** A text has fewer links, so more paths are not worth a statement of any size. */
const MAX_SLUGS = 1_000;

/** What may be the slug of a linked entry; also some words that are none. */
function slugsIn(body: string, path: NonNullable<Collection['page']>['path']): string[] {
  const [start = '', isLong] = path.split(':slug');
  const slug = isLong ? '[a-z0-9-]+(?:/[a-z0-9-]+)*' : '[\\w-]+';
  const found = body.matchAll(new RegExp(`${isLong ? '(?<![\\w/.:])' : ''}${start}(${slug})`, 'g'));
  return [...new Set([...found].map(([, slug = '']) => slug))].slice(0, MAX_SLUGS);
}
