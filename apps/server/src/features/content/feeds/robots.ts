import { pages, pathTo } from '@rostra/contract/pages';

/** Search engines may read what visitors can read. */
export const robots = (siteUrl: string): string => `User-agent: *
Allow: /
Disallow: /api/
Disallow: ${pathTo(pages.dashboard)}

Sitemap: ${siteUrl}/sitemap.xml
`;
