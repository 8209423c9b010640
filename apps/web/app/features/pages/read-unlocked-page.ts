import { readEntryPage } from '@rostra/contract';
import type { Client } from '@rostra/contract/client';
import { type PageContent, toPageContent } from './page-content.ts';

interface Asked {
  plural: string;
  slug: string;
  locale: string | undefined;
}

/** The page as the member may see it. */
export async function readUnlockedPage(
  api: Client,
  { plural, slug, locale }: Asked,
  signal: AbortSignal,
): Promise<PageContent> {
  const query = locale === undefined ? {} : { locale };
  const response = await api(readEntryPage, { params: { plural, slug }, query }, { signal });
  return toPageContent(plural, response);
}
