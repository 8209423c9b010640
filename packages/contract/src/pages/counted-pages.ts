import { findPage } from './find-page.ts';

/** The router of the web app loads only the data of a page, so the browser then says with this header that it is shown. */
export const viewHeader = 'x-page-view';

/** Whether readers of the page at a path without its language are counted. */
export function isCounted(pathname: string): boolean {
  const { name, page } = findPage(pathname) ?? {};
  return name === 'memberContent' || (page?.isForReading === true && page.isUncounted !== true);
}
