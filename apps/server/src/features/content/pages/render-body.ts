import type { TocItem } from '@rostra/contract';
import { findFilesByUrl } from '../../media/index.ts';
import type { KnownImage } from '../markdown/tree/pictures.ts';
import type { PageStore } from './page-store.ts';

export interface RenderedBody {
  bodyHtml: string;
  toc: TocItem[];
  bodyExcerpt: string;
}

interface RenderOptions {
  /** The language of the text; that of the site if not given. */
  locale?: string | undefined;
  /** For feeds: links are absolute, and images come in their original format only. */
  pageUrl?: string;
}

/** Renders a body with the sizes of the images in it. */
export async function renderBody(
  store: PageStore,
  body: string,
  { locale = store.locales.default, pageUrl }: RenderOptions = {},
): Promise<RenderedBody> {
  const urls = [...new Set(body.match(/\/uploads\/[\w-]+\.\w+/g) ?? [])];
  const files = await findFilesByUrl(store.db.queries, urls);
  const images = new Map<string, KnownImage>(
    files.map(({ url, width, height, sources }) => [
      url,
      { url, width, height, sources: pageUrl === undefined ? (sources ?? []) : [] },
    ]),
  );
  const { html, toc, excerpt } = await store.markdown.render(
    body,
    store.labelsOf(locale),
    images,
    pageUrl,
  );
  return { bodyHtml: html, toc: [...toc], bodyExcerpt: excerpt };
}
