import type { Page } from './page.ts';
import { type PageName, pages } from './pages.ts';
import { patternOf } from './path-to.ts';

const patterns = Object.entries(pages).map(([name, page]) => ({
  name: name as PageName,
  page: page as Page,
  pattern: patternOf(page.path),
}));

/** The page at a path without its query, if the site may have one there. See `findReachablePage` for addresses that staff chose. */
export function findPage(pathname: string): { name: PageName; page: Page } | undefined {
  return patterns.find((candidate) => candidate.pattern.test(pathname));
}
