import type { Translations } from '@rostra/contract';
import { feedPaths, inLanguage } from '@rostra/contract/pages';
import { languages } from '@rostra/messages';
import type { MetaDescriptor } from 'react-router';
import { type Matches, messagesFor } from '../messages/translate.ts';
import { isInternalPage } from '../navigation/is-internal-page.ts';
import type { PageSite } from '../site/page-site.ts';
import type { RootData } from '../site/site-context.ts';
import type { JsonLdPage } from './json-ld.ts';
import { sharePicture } from './share-picture.ts';

export interface PageMeta {
  /** Omitted on the landing page, whose title is the site's name. */
  title?: string;
  description?: string;
  /** The canonical path. */
  path?: string;
  /**
   * The languages that the text exists in; all unless given. A page in any other language shows the
   * default.
   */
  translations?: Translations;
  /** An absolute URL, or a path on this site. */
  image?: { url: string; alt: string; width?: number; height?: number };
  type?: 'website' | 'article';
  publishedAt?: string;
  updatedAt?: string;
  isHidden?: boolean;
  /** Announces the feed of changes to policies. */
  isAboutPolicies?: boolean;
  /** Structured data. */
  jsonLd?: (page: JsonLdPage) => readonly object[];
}

const named = (name: string, content: string | undefined): MetaDescriptor[] =>
  content ? [{ name, content }] : [];

const property = (name: string, content: string | number | undefined): MetaDescriptor[] =>
  content ? [{ property: name, content: String(content) }] : [];

/** Descriptions may come from texts with several paragraphs. */
const toOneLine = (text: string | undefined): string | undefined =>
  text?.replace(/\s+/g, ' ').trim();

/** Title, description, canonical URL, previews, feeds and structured data of a page. */
export function pageMeta(matches: Matches, page: PageMeta): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined;
  const site = root?.site;
  const messages = messagesFor(matches);
  const siteName = site?.name ?? '';
  const description = toOneLine(page.description);
  const language = root?.language ?? 'en';
  const absolute = (path: string) => (site ? new URL(path, site.url).href : path);
  const addressIn = (code: string, path: string) =>
    absolute(site ? inLanguage(path, code, site.languages) : path);
  /** A text without a translation is the same page as in the default language. */
  const canonical = (path: string, translations: Translations) => {
    const isTranslated = !translations || translations.some(({ locale }) => locale === language);
    const shown = isTranslated
      ? undefined
      : translations.find(({ locale }) => locale === site?.languages[0]);
    return shown ? addressIn(shown.locale, shown.path) : addressIn(language, path);
  };
  const address =
    page.path === undefined || !site ? undefined : canonical(page.path, page.translations);
  // Networks show no drawings.
  const image = page.image?.url.endsWith('.svg') === false ? page.image : undefined;
  const shown = image ?? {
    url: sharePicture(address ?? absolute('/'), site),
    alt: page.title ?? siteName,
    ...{ width: 1200, height: 630 },
  };
  return [
    { title: [page.title, siteName].filter(Boolean).join(' – ') },
    ...named('description', description),
    ...named('robots', page.isHidden ? 'noindex' : undefined),
    ...(address ? [{ tagName: 'link', rel: 'canonical', href: address }] : []),
    ...(site && page.path !== undefined && !page.isHidden
      ? alternates(site.languages, page, addressIn)
      : []),
    ...(site ? feeds(site, language) : []),
    ...(site && page.isAboutPolicies
      ? [
          feed(site, language, {
            type: 'application/rss+xml',
            title: messages.of('policies')('feedTitle'),
            path: feedPaths.policyChanges,
          }),
        ]
      : []),
    ...property('og:url', address),
    ...property('og:site_name', siteName),
    ...property('og:title', page.title ?? siteName),
    ...property('og:type', page.type ?? 'website'),
    ...property('og:locale', languages[language].openGraphLocale),
    ...property('og:description', description),
    ...property('og:image', absolute(shown.url)),
    ...property('og:image:width', shown.width),
    ...property('og:image:height', shown.height),
    ...property('og:image:alt', shown.alt),
    ...property('article:published_time', page.publishedAt),
    ...property('article:modified_time', page.updatedAt),
    // X takes title, description and picture from Open Graph.
    ...named('twitter:card', 'summary_large_image'),
    ...named('twitter:image:alt', shown.alt),
    ...(site && page.jsonLd
      ? page.jsonLd({
          site,
          messages,
          absolute: (path) => (isInternalPage(path) ? addressIn(language, path) : absolute(path)),
        })
      : []
    ).map((thing) => ({
      'script:ld+json': { '@context': 'https://schema.org', ...thing },
    })),
  ];
}

/** The page in each language; `x-default` is for everyone else. */
function alternates(
  languages: readonly string[],
  { path = '/', translations }: PageMeta,
  addressIn: (language: string, path: string) => string,
): MetaDescriptor[] {
  const [defaultLanguage] = languages;
  if (languages.length < 2) return [];
  const shown = translations ?? languages.map((locale) => ({ locale, path }));
  const alternate = (hrefLang: string, language: { locale: string; path: string }) => ({
    tagName: 'link' as const,
    rel: 'alternate',
    hrefLang,
    href: addressIn(language.locale, language.path),
  });
  return [
    ...shown.map((language) => alternate(language.locale, language)),
    ...shown
      .filter(({ locale }) => locale === defaultLanguage)
      .map((language) => alternate('x-default', language)),
  ];
}

interface FeedLink {
  type: string;
  title: string;
  path: string;
}

const feed = (site: PageSite, language: string, { type, title, path }: FeedLink) => ({
  tagName: 'link' as const,
  rel: 'alternate',
  type,
  title,
  href: inLanguage(path, language, site.languages),
});

function feeds(site: PageSite, language: string): MetaDescriptor[] {
  if (!site.features.blog) return [];
  const { name: title } = site;
  return [
    feed(site, language, { type: 'application/rss+xml', title, path: feedPaths.rss }),
    feed(site, language, { type: 'application/feed+json', title, path: feedPaths.json }),
  ];
}
