import { readParameter, studioPath } from '@rostra/contract/pages';

const ANY_SITE = 'http://site.invalid';

/** The screen of the studio that sent somebody here to log in. */
export function studioReturnPath(search: string): string | undefined {
  const url = URL.parse(readParameter(search, 'from') ?? '', ANY_SITE);
  if (url?.origin !== ANY_SITE) return undefined;
  const isStudio = url.pathname === studioPath || url.pathname.startsWith(`${studioPath}/`);
  return isStudio ? url.pathname + url.search : undefined;
}
