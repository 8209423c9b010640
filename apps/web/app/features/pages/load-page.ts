import { readEntryPage } from '@rostra/contract';
import { findReachablePage, pages, pathTo, slugIn, withoutLanguage } from '@rostra/contract/pages';
import { data, type RouterContextProvider } from 'react-router';
import { type PageContent, toPageContent } from '../../lib/documents/page-content.ts';
import { localeInLoader } from '../../lib/languages/content-locale.ts';
import { load } from '../../lib/server-rendering/load.ts';
import { hostContext } from '../../lib/server-rendering/render-host.ts';

/** The page at an address. One that no page can have is not looked up. */
export async function loadPage(
  context: Readonly<RouterContextProvider>,
  pathname: string,
): Promise<PageContent> {
  const path = withoutLanguage(pathname, context.get(hostContext).language);
  const slug = findReachablePage(path)?.name === 'page' ? slugIn(pages.page, path) : undefined;
  if (slug === undefined) throw data(null, { status: 404 });
  const response = await load(
    context,
    (api) =>
      api(readEntryPage, { params: { plural: 'pages', slug }, query: localeInLoader(context) }),
    (movedTo) => pathTo(pages.page, { slug: movedTo }),
  );
  return toPageContent('pages', response);
}
