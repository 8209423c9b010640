import { feedPaths, inLanguage, pages, pathTo } from '@rostra/contract/pages';
import { escapeXml } from '../../content/index.ts';
import type { FeedItem } from './list-feed-items.ts';

export interface FeedHead {
  readonly siteName: string;
  readonly siteUrl: string;
  readonly description: string;
  readonly locale: string;
  /** The languages of the site; the first is the default. */
  readonly languages: readonly string[];
}

/** A path of the site in the language of the feed. */
export const feedUrl = ({ siteUrl, locale, languages }: FeedHead, path: string): string =>
  siteUrl + inLanguage(path, locale, languages);

export function rss(head: FeedHead, items: readonly FeedItem[]): string {
  const newest = items[0]?.publishedAt;
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${escapeXml(head.siteName)}</title>
<link>${escapeXml(feedUrl(head, pathTo(pages.blog)))}</link>
<description>${escapeXml(head.description)}</description>
<language>${escapeXml(head.locale)}</language>
<atom:link href="${escapeXml(feedUrl(head, feedPaths.rss))}" rel="self" type="application/rss+xml"/>
${newest ? `<lastBuildDate>${new Date(newest).toUTCString()}</lastBuildDate>` : ''}
${items.map(rssItem).join('\n')}
</channel>
</rss>
`;
}

function rssItem(item: FeedItem): string {
  const author = item.author ? `<dc:creator>${escapeXml(item.author)}</dc:creator>\n` : '';
  const categories = item.categories
    .map((name) => `<category>${escapeXml(name)}</category>\n`)
    .join('');
  return `<item>
<title>${escapeXml(item.title)}</title>
<link>${escapeXml(item.url)}</link>
<guid isPermaLink="false">${escapeXml(item.id)}</guid>
<pubDate>${new Date(item.publishedAt).toUTCString()}</pubDate>
${author}${categories}<description>${escapeXml(item.summary)}</description>
<content:encoded>${escapeXml(item.html)}</content:encoded>
</item>`;
}
