import { findReachablePage, slugIn, withoutLanguage } from '@rostra/contract/pages';
import type { ContentService } from '../content-service.ts';
import { findRedirectTarget } from '../redirects/find-redirect-target.ts';
import { findServed } from './served-slugs.repo.ts';

/** Links to pages of this site that readers cannot see now. Other sites are not asked. */
export async function findDeadLinks(
  content: ContentService,
  links: readonly string[],
): Promise<string[]> {
  const dead: string[] = [];
  for (const link of links) {
    const path = pathOnSite(content, link);
    if (path === undefined || (await leadsSomewhere(content, path))) continue;
    if (!(await findRedirectTarget(content, path))) dead.push(link);
  }
  return dead;
}

/** Undefined for links to other sites, and to a place on the same page. */
function pathOnSite({ siteUrl }: ContentService, link: string): string | undefined {
  if (link.startsWith('#')) return undefined;
  const url = URL.parse(link, siteUrl);
  if (!url || url.origin !== new URL(siteUrl).origin) return undefined;
  return url.pathname.replace(/(.)\/$/, '$1');
}

async function leadsSomewhere(content: ContentService, given: string): Promise<boolean> {
  const path = content.languages.slice(1).reduce(withoutLanguage, given);
  const found = findReachablePage(path);
  if (!found) return given.startsWith('/uploads/') || given.startsWith('/api/');
  const collection = content.allCollections.find(({ page, listPage }) =>
    [page?.path, listPage?.path].includes(found.page.path),
  );
  if (!collection) return true;
  // The feature is off.
  if (!content.collections.includes(collection)) return false;
  if (collection.page?.path !== found.page.path) return true;
  const slug = slugIn(found.page, path);
  if (slug === undefined) return false;
  const { queries } = content.db;
  const now = content.store.now();
  const others = await collection.findOtherPaths?.(queries, now);
  if (others && [...others.values()].includes(path)) return true;
  return findServed(queries, collection, { slug, now });
}
