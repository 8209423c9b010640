import type { IncomingMessage } from 'node:http';
import { isCounted, viewHeader } from '@rostra/contract/pages';
import type { SiteLanguages } from '../../../languages/site-languages.ts';
import { splitLanguage } from '../../../languages/split-language.ts';

const MAX_LENGTH = 300;
const MAX_KNOWN = 2_000;

/**
 * The page that a request shows to a person, without its query, which may contain personal data. Undefined for all other
 * requests. Remembers addresses, because it is asked for every page.
 */
export function createCountedPath(languages: SiteLanguages) {
  const known = new Map<string, string | undefined>();
  return ({ method, url = '/', headers }: IncomingMessage): string | undefined => {
    // A link that was only pointed at. The browser says later that the page is shown.
    if (headers['sec-purpose'] !== undefined || headers.purpose !== undefined) return undefined;
    if (method !== 'GET' && headers[viewHeader] === undefined) return undefined;
    if (known.has(url)) return known.get(url);
    const path = find(url, languages);
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(url, path);
    return path;
  };
}

function find(url: string, languages: SiteLanguages): string | undefined {
  const [path = '/'] = url.split('?', 1);
  // The data of a page: the router also asks for it when nobody sees the page.
  if (path.length > MAX_LENGTH || path.endsWith('.data')) return undefined;
  return isCounted(splitLanguage(path, languages).path) ? path : undefined;
}
