import { findLeadingPolicies } from '../addresses/leading-policies.repo.ts';
import { pathOf } from '../addresses/path-of.ts';
import { blogPosts } from '../collections/blog-posts.ts';
import { policies } from '../collections/policies.ts';
import type { ContentService } from '../content-service.ts';
import { xml } from './rss.ts';
import { findSitemapRows } from './sitemap.repo.ts';

interface Address {
  path: string;
  updatedAt?: string | undefined;
}

/** Every public page. Member content is not among them. */
export async function sitemap({ store, settings }: ContentService): Promise<string> {
  const { queries } = store.db;
  const now = store.now();
  const listed = settings.hasBlog ? [policies, blogPosts] : [policies];
  const leading = await findLeadingPolicies(queries, now);
  const entries = await Promise.all(
    listed.map(async (collection) => {
      const rows = await findSitemapRows(queries, collection, now);
      return rows.map(({ document_id, slug, updated_at }) => ({
        path: pathOf(collection.plural, slug, leading.get(document_id)),
        updatedAt: updated_at,
      }));
    }),
  );
  const addresses: Address[] = [
    { path: '/' },
    ...(settings.hasBlog ? [{ path: '/blog' }] : []),
    ...entries.flat(),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.map((address) => line(settings.siteUrl, address)).join('\n')}
</urlset>
`;
}

const line = (siteUrl: string, { path, updatedAt }: Address) =>
  `<url><loc>${xml(siteUrl + path)}</loc>${updatedAt ? `<lastmod>${updatedAt}</lastmod>` : ''}</url>`;
