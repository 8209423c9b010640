import type { TocItem } from '@rostra/contract';
import { findFilesByUrl, toMediaFile } from '../../media/index.ts';
import type { KnownImage } from '../markdown/pictures.ts';
import type { PageStore } from './page-store.ts';

/**
 * A body as its page shows it, with the sizes of the pictures it names. With `pageUrl`, as it is
 * read elsewhere: with whole addresses, and pictures in the form that every reader knows.
 */
export async function renderBody(
  store: PageStore,
  body: string,
  pageUrl?: string,
): Promise<{ bodyHtml: string; toc: TocItem[] }> {
  const urls = [...new Set(body.match(/\/uploads\/[\w-]+\.\w+/g) ?? [])];
  const files = await findFilesByUrl(store.db.queries, urls);
  const images = new Map<string, KnownImage>(
    files
      .map(toMediaFile)
      .map(({ url, width, height, sources }) => [
        url,
        { url, width, height, sources: pageUrl === undefined ? (sources ?? []) : [] },
      ]),
  );
  const { html, toc } = await store.markdown.render(body, images, pageUrl);
  return { bodyHtml: html, toc: [...toc] };
}
