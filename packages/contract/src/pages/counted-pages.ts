import { findPage } from './find-page.ts';

/** The router of the web app loads only the data of a page, so the browser then says with this header that it is shown. */
export const viewHeader = 'x-page-view';

/**
 * Whether readers of the page at a path without its language are counted. Not in the member area: the server sends its pages
 * without knowing whether there is a text, so made-up addresses would be counted too.
 */
export function isCounted(pathname: string): boolean {
  const { page } = findPage(pathname) ?? {};
  return page?.isForReading === true && page.isUncounted !== true;
}
