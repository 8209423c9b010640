import type { TocItem } from '@rostra/contract';
import { findFilesByUrl } from '../../media/index.ts';
import type { LinkLanguage } from '../markdown/tree/local-links.ts';
import type { KnownImage } from '../markdown/tree/pictures.ts';
import { findTranslatedPaths } from './find-translated-paths.ts';
import type { PageStore } from './page-store.ts';

export interface RenderedBody {
  bodyHtml: string;
  toc: TocItem[];
  bodyExcerpt: string;
}

interface RenderOptions {
  /** The language of the text; that of the site if not given. */
  locale?: string | undefined;
  /** The language of the page, to which its links lead; that of the text if not given. */
  pageLocale?: string | undefined;
  /** For feeds: links are absolute, and images come in their original format only. */
  pageUrl?: string;
}

/** Renders a body with the sizes of the images in it. */
export async function renderBody(
  store: PageStore,
  body: string,
  { locale = store.locales.default, pageLocale = locale, pageUrl }: RenderOptions = {},
): Promise<RenderedBody> {
  const images = await findPictures(store, body, { isForFeed: pageUrl !== undefined });
  const { html, toc, excerpt } = await store.markdown.render(body, store.labelsOf(locale), {
    images,
    pageUrl,
    target: pageUrl === undefined ? 'page' : 'feed',
    links: await findLinkLanguage(store, body, { text: locale, page: pageLocale }),
  });
  return { bodyHtml: html, toc: [...toc], bodyExcerpt: excerpt };
}

/** The images in a text by the URLs that it has for them. */
export async function findPictures(
  store: PageStore,
  body: string,
  { isForFeed = false } = {},
): Promise<Map<string, KnownImage>> {
  const urls = [...new Set(body.match(/\/uploads\/[\w-]+\.\w+/g) ?? [])];
  const files = await findFilesByUrl(store.db.queries, urls);
  return new Map(
    [...files].map(([known, { url, width, height, sources, name, size }]) => [
      known,
      { url, width, height, name, size, sources: isForFeed ? [] : (sources ?? []) },
    ]),
  );
}

/** Undefined on a site with one language, where links stay as they are. */
export async function findLinkLanguage(
  store: PageStore,
  body: string,
  locales: { text: string; page: string },
): Promise<LinkLanguage | undefined> {
  if (!store.locales.isMultilingual) return undefined;
  const translated = await findTranslatedPaths(store, body, locales);
  return { language: locales.page, languages: store.locales.offered, translated };
}
