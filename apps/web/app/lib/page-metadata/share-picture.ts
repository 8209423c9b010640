import type { PageSite } from '../site/page-site.ts';

/** The picture that the server draws for a page with this address, with its title and the name of the site. */
export function sharePicture(address: string, site: Pick<PageSite, 'icons'> | undefined): string {
  const { pathname } = new URL(address, 'http://x');
  return `/look/share/${site?.icons}${pathname === '/' ? '/index' : pathname}.png`;
}
