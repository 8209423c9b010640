import { inLanguage, pages, pathTo } from '@rostra/contract/pages';
import type { ContentService } from '../content-service.ts';
import type { Collection } from '../declare/declaration.ts';

import { publicPaths } from '../pages/entry-paths.ts';
import type { ContentStore } from '../read/content-store.ts';
import { findSitemapRows } from './sitemap.repo.ts';
import { type SitemapAddress as Address, MAX_ADDRESSES } from './sitemap-source.ts';
import { escapeXml } from './xml.ts';

/** The landing page, the public pages of every content type, and those of other features. */
export async function sitemap(service: ContentService, language: string): Promise<string> {
  const { siteUrl, languages } = service;
  const addresses = await listAddresses(service, language);
  const absolute = (path: string, code: string) => siteUrl + inLanguage(path, code, languages);
  const alternate = (path: string, code: string) =>
    `<xhtml:link rel="alternate" hreflang="${code}" href="${escapeXml(absolute(path, code))}"/>`;
  const alternates = ({ path, paths }: Address) =>
    languages.length < 2
      ? ''
      : languages
          .flatMap((code) => {
            const translated = paths ? paths.get(code) : path;
            return translated === undefined ? [] : [alternate(translated, code)];
          })
          .join('');
  const line = (address: Address) => {
    const { path, updatedAt } = address;
    const lastmod = updatedAt ? `<lastmod>${updatedAt}</lastmod>` : '';
    return `<url><loc>${escapeXml(absolute(path, language))}</loc>${lastmod}${alternates(address)}</url>`;
  };
  const namespace = languages.length < 2 ? '' : ' xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespace}>
${addresses.map(line).join('\n')}
</urlset>
`;
}

/** The URLs in the sitemap of a language. */
export async function listSitemapAddresses(
  service: ContentService,
  language: string,
): Promise<string[]> {
  const { siteUrl, languages } = service;
  const addresses = await listAddresses(service, language);
  return addresses.map(({ path }) => siteUrl + inLanguage(path, language, languages));
}

async function listAddresses(
  { store, collections, sitemapSources }: ContentService,
  language: string,
): Promise<Address[]> {
  const listPages = collections.flatMap(({ listPage }) => listPage ?? []);
  const entries = await Promise.all(
    collections.map((item) => listEntryAddresses(store, item, language)),
  );
  const others = await Promise.all(sitemapSources.map((list) => list(language)));
  return [
    { path: pathTo(pages.landing) },
    ...listPages.map(({ path }) => ({ path })),
    ...entries.flat(),
    ...others.flat(),
  ].slice(0, MAX_ADDRESSES);
}

async function listEntryAddresses(
  store: ContentStore,
  collection: Collection,
  language: string,
): Promise<Address[]> {
  const pathOf = await publicPaths(store, collection);
  if (!pathOf) return [];
  const { queries } = store.db;
  const codes = collection.isLocalized ? store.locales.offered : [language];
  const paths = new Map<string, Map<string, string>>();
  let addresses: Address[] = [];
  for (const code of codes) {
    const rows = await findSitemapRows(queries, collection, store.now(), code);
    const listed = rows.map(({ document_id: documentId, slug, updated_at: updatedAt }) => {
      const path = pathOf({ documentId, slug });
      const translations = paths.get(documentId) ?? new Map<string, string>();
      paths.set(documentId, translations.set(code, path));
      return { path, updatedAt, ...(collection.isLocalized ? { paths: translations } : {}) };
    });
    if (code === language) addresses = listed;
  }
  return addresses;
}
