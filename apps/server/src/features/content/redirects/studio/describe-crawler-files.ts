import type { CrawlerFiles } from '@rostra/contract';
import type { ContentService } from '../../content-service.ts';
import { robots, sitemapPath } from '../../feeds/robots.ts';
import { listSitemapAddresses } from '../../feeds/sitemap.ts';

const SHOWN = 200;

/** What search engines read. */
export async function describeCrawlerFiles(service: ContentService): Promise<CrawlerFiles> {
  const { siteUrl, languages } = service;
  const sitemaps = await Promise.all(
    languages.map(async (language) => {
      const addresses = await listSitemapAddresses(service, language);
      return {
        language,
        url: siteUrl + sitemapPath(language, languages),
        total: addresses.length,
        addresses: addresses.slice(0, SHOWN),
      };
    }),
  );
  return { robots: robots(siteUrl, languages), sitemaps };
}
