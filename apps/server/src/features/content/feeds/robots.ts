import { inLanguage, pages, pathTo } from '@rostra/contract/pages';

/** Search engines may read what visitors can read. */
/** The sitemap of a language: `/sitemap.xml` for the default. */
export const sitemapPath = (language: string, languages: readonly string[]): string =>
  inLanguage('/sitemap.xml', language, languages);

export const robots = (siteUrl: string, languages: readonly string[]): string => `User-agent: *
Allow: /
Disallow: /api/
${languages.map((code) => `Disallow: ${inLanguage(pathTo(pages.dashboard), code, languages)}`).join('\n')}

${languages.map((code) => `Sitemap: ${siteUrl}${sitemapPath(code, languages)}`).join('\n')}
`;
