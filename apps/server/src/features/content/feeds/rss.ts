import { escapeHtml } from '../../../http/escape-html.ts';
import type { FeedItem } from './list-feed-items.ts';

export interface FeedHead {
  readonly siteName: string;
  readonly siteUrl: string;
  readonly description: string;
}

/** Characters that XML cannot have at all, however written. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what we take out
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

export const xml = (text: string): string => escapeHtml(text.replace(FORBIDDEN, ''));

export function rss(head: FeedHead, items: readonly FeedItem[]): string {
  const newest = items[0]?.publishedAt;
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${xml(head.siteName)}</title>
<link>${xml(head.siteUrl)}/blog</link>
<description>${xml(head.description)}</description>
<language>en</language>
<atom:link href="${xml(head.siteUrl)}/feed.xml" rel="self" type="application/rss+xml"/>
${newest ? `<lastBuildDate>${new Date(newest).toUTCString()}</lastBuildDate>` : ''}
${items.map(rssItem).join('\n')}
</channel>
</rss>
`;
}

function rssItem(item: FeedItem): string {
  const author = item.author ? `<dc:creator>${xml(item.author)}</dc:creator>\n` : '';
  const categories = item.categories.map((name) => `<category>${xml(name)}</category>\n`).join('');
  return `<item>
<title>${xml(item.title)}</title>
<link>${xml(item.url)}</link>
<guid isPermaLink="false">${xml(item.id)}</guid>
<pubDate>${new Date(item.publishedAt).toUTCString()}</pubDate>
${author}${categories}<description>${xml(item.summary)}</description>
<content:encoded>${xml(item.html)}</content:encoded>
</item>`;
}
