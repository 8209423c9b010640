/** Search engines read what visitors read. */
export const robots = (siteUrl: string): string => `User-agent: *
Allow: /
Disallow: /api/
Disallow: /dashboard

Sitemap: ${siteUrl}/sitemap.xml
`;
