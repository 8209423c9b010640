import type { Page } from './page.ts';
import { type PageName, pages } from './pages.ts';

const pattern = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);

const patterns = Object.entries(pages).map(([name, page]) => ({
  name: name as PageName,
  page: page as Page,
  pattern: pattern(page.path),
}));

/** The page at a path without its query, if the site has one there. */
export function findPage(pathname: string): { name: PageName; page: Page } | undefined {
  return patterns.find((candidate) => candidate.pattern.test(pathname));
}
