import { languageCodes } from '@rostra/messages';
import { findPage } from './find-page.ts';
import { pages } from './pages.ts';

/** What else the server answers, and what it may answer one day. */
const serverParts: ReadonlySet<string> = new Set([
  'admin',
  'api',
  'assets',
  'auth',
  'dev',
  'e',
  'embed',
  'health',
  'healthz',
  'look',
  'metrics',
  'oauth',
  'preview',
  'readyz',
  'sandbox',
  'stripe-sandbox',
  'studio',
  'upload',
  'uploads',
]);

const partsOf = (path: string): string[] => path.split('/').slice(1);

/** Parts of the site with pages of their own below them, such as `/policies`. */
const sections: ReadonlySet<string> = new Set(
  Object.entries(pages).flatMap(([name, { path }]) => {
    const [first = '', ...others] = partsOf(path);
    return name !== 'page' && others.length > 0 ? [first] : [];
  }),
);

const ownPaths: ReadonlySet<string> = new Set(
  Object.entries(pages).flatMap(([name, { path }]) => (name === 'page' ? [] : [path])),
);

/** The addresses of a language begin with its name, perhaps of one that the site will offer later. */
const languageParts: ReadonlySet<string> = new Set(languageCodes.map((code) => code.toLowerCase()));

/** Whether a path belongs to the server, a language or a part of the site, so that staff cannot give it to a page. */
export function isReserved(path: string): boolean {
  const [first = ''] = partsOf(path);
  return (
    serverParts.has(first) || sections.has(first) || ownPaths.has(path) || languageParts.has(first)
  );
}

/** The page at a path, except at addresses that no page of staff can have. Not for browsers, because of its size. */
export function findReachablePage(pathname: string): ReturnType<typeof findPage> {
  const found = findPage(pathname);
  return found?.name === 'page' && isReserved(pathname) ? undefined : found;
}
