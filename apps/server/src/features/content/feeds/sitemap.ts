import { pages, pathTo } from '@rostra/contract/pages';
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
export async function sitemap({ store, collections, siteUrl }: ContentService): Promise<string> {
  const listPages = collections.flatMap(({ listPage }) => listPage ?? []);
  const entries = await Promise.all(collections.map((item) => listEntryAddresses(store, item)));
  const addresses: Address[] = [
    { path: pathTo(pages.landing) },
    ...listPages.map(({ path }) => ({ path })),
    ...entries.flat(),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.map((address) => line(siteUrl, address)).join('\n')}
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

const line = (siteUrl: string, { path, updatedAt }: Address) =>
  `<url><loc>${escapeXml(siteUrl + path)}</loc>${updatedAt ? `<lastmod>${updatedAt}</lastmod>` : ''}</url>`;
