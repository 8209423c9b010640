import { findReachablePage, pages, slugIn, withoutLanguage } from '@rostra/contract/pages';
import type { ContentService } from '../../content/index.ts';
import { isServed } from '../../content/index.ts';

/** Links to pages of this site that do not exist. Other sites are not asked. */
export async function findDeadLinks(
  content: ContentService,
  links: readonly string[],
): Promise<string[]> {
  const dead: string[] = [];
  for (const link of links) {
    const path = pathOnSite(content, link);
    if (path !== undefined && !(await leadsSomewhere(content, path))) dead.push(link);
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
  const collection = content.collections.find(({ page }) => page?.path === found.page.path);
  if (!collection) return true;
  const slug = slugIn(found.page, path);
  if (slug === undefined) return false;
  const isArea = found.page.path === pages.policy.path;
  return isServed(content.db.queries, collection, {
    slug,
    now: content.store.now(),
    areaPath: isArea ? path : undefined,
  });
}
