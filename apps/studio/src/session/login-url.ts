import { linkWith, pages } from '@rostra/contract/pages';

/** The login page of the site, which leads back to the screen that was wanted. */
export const loginUrl = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string =>
  linkWith(pages.login, 'from', pathname + search);
