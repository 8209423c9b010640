import { canonicalAddress } from '../../../plugins/pages/canonical-address.ts';
import { shortLinkIn } from '../../../plugins/pages/short-link.ts';

const MAX_LENGTH = 500;

/**
 * The path of an old address, as this site looks it up. Undefined for the front page and for what is not the
 * address of a page.
 */
export function redirectPath(address: string): string | undefined {
  const url = URL.parse(address, 'http://localhost');
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const shortLink = shortLinkIn(`${url.pathname}${url.search}`);
  if (shortLink !== undefined) return shortLink;
  const path = canonicalAddress(url.pathname);
  return path === '/' || path.length > MAX_LENGTH ? undefined : path;
}
