import { findReachablePage, slugIn, withoutLanguage } from '@rostra/contract/pages';
import type { ContentService } from '../../content-service.ts';
import { isSlugVisible } from '../redirects.repo.ts';

/** Parts of the site that answer before a redirect is looked for. */
const RESERVED =
  /^\/(?:api|assets|dashboard|dev|look|studio|stripe-sandbox|uploads|\.well-known)(?:\/|$)/;

/** Whether the site has a page at this path, so that a redirect would never be used. */
export async function hasOwnPage(
  { collections, store, languages }: Pick<ContentService, 'collections' | 'store' | 'languages'>,
  address: string,
): Promise<boolean> {
  const language = languages.slice(1).find((code) => withoutLanguage(address, code) !== address);
  const path = language === undefined ? address : withoutLanguage(address, language);
  if (RESERVED.test(path)) return true;
  const page = findReachablePage(path)?.page;
  if (!page) return false;
  const collection = collections.find((candidate) => candidate.page?.path === page.path);
  if (!page.path.includes(':') || !collection) return true;
  const { queries } = store.db;
  const now = store.now();
  const others = await collection.findOtherPaths?.(queries, now);
  if (others && [...others.values()].includes(path)) return true;
  const slug = slugIn(page, path) ?? '';
  return isSlugVisible(queries, collection, { slug, now });
}
