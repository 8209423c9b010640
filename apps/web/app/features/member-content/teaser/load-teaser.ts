import { readEntryPage } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import type { RouterContextProvider } from 'react-router';
import { type PageContent, toPageContent } from '../../../lib/documents/page-content.ts';
import { localeInLoader } from '../../../lib/languages/content-locale.ts';
import { load } from '../../../lib/server-rendering/load.ts';
import { hostContext } from '../../../lib/server-rendering/render-host.ts';

const plural = 'member-contents';

/** What everybody sees of a text for members. */
export async function loadTeaser(
  context: Readonly<RouterContextProvider>,
  slug: string,
): Promise<PageContent> {
  context.get(hostContext).tag(`${plural}:${slug}`);
  const response = await load(
    context,
    (api) => api(readEntryPage, { params: { plural, slug }, query: localeInLoader(context) }),
    (movedTo) => pathTo(pages.memberTeaser, { slug: movedTo }),
  );
  return toPageContent(plural, response);
}
