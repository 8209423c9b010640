import { readEntryPage } from '@rostra/contract';
import type { Client } from '@rostra/contract/client';
import { type PageContent, toPageContent } from '../../lib/documents/page-content.ts';

/** The page as the member may see it. */
export async function readUnlockedPage(
  { plural, slug }: { plural: string; slug: string },
  api: Client,
  query: { locale?: string },
  signal: AbortSignal,
): Promise<PageContent> {
  const response = await api(readEntryPage, { params: { plural, slug }, query }, { signal });
  return toPageContent(plural, response);
}
