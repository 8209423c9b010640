import { inLanguage, pages, pathTo } from '@rostra/contract/pages';
import type { ContentService } from '../content-service.ts';
import type { Collection } from '../declare/declaration.ts';

import { entryPaths } from '../pages/entry-paths.ts';
import type { ContentStore } from '../read/content-store.ts';
import { findSitemapRows } from './sitemap.repo.ts';
import { escapeXml } from './xml.ts';

interface Address {
  path: string;
  updatedAt?: string | undefined;
}

/** The landing page, and the public pages of every content type. */
export async function sitemap(
  { store, collections, siteUrl, languages }: ContentService,
  language: string,
): Promise<string> {
  const listPages = collections.flatMap(({ listPage }) => listPage ?? []);
  const entries = await Promise.all(collections.map((item) => listEntryAddresses(store, item)));
  const addresses: Address[] = [
    { path: pathTo(pages.landing) },
    ...listPages.map(({ path }) => ({ path })),
    ...entries.flat(),
  ];
  const absolute = (path: string, code: string) => siteUrl + inLanguage(path, code, languages);
  const alternates = (path: string) =>
    languages.length < 2
      ? ''
      : languages
          .map(
            (code) =>
              `<xhtml:link rel="alternate" hreflang="${code}" href="${escapeXml(absolute(path, code))}"/>`,
          )
          .join('');
  const line = ({ path, updatedAt }: Address) =>
    `<url><loc>${escapeXml(absolute(path, language))}</loc>${updatedAt ? `<lastmod>${updatedAt}</lastmod>` : ''}${alternates(path)}</url>`;
  const namespace = languages.length < 2 ? '' : ' xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespace}>
${addresses.map(line).join('\n')}
</urlset>
`;
}

async function listEntryAddresses(store: ContentStore, collection: Collection): Promise<Address[]> {
  if (collection.page?.access !== 'public') return [];
  const pathOf = await entryPaths(store, collection);
  const rows = await findSitemapRows(store.db.queries, collection, store.now());
  return rows.flatMap(({ document_id: documentId, slug, updated_at: updatedAt }) =>
    pathOf ? [{ path: pathOf({ documentId, slug }), updatedAt }] : [],
  );
}
