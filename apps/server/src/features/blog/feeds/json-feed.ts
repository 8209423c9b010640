import { feedPaths, pages, pathTo } from '@rostra/contract/pages';
import type { FeedItem } from './list-feed-items.ts';
import { type FeedHead, feedUrl } from './rss.ts';

/** https://www.jsonfeed.org/version/1.1/ */
export const jsonFeed = (head: FeedHead, items: readonly FeedItem[]): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: head.siteName,
    description: head.description,
    home_page_url: feedUrl(head, pathTo(pages.blog)),
    feed_url: feedUrl(head, feedPaths.json),
    language: head.locale,
    items: items.map((item) => ({
      id: item.id,
      url: item.url,
      title: item.title,
      summary: item.summary,
      content_html: item.html,
      date_published: item.publishedAt,
      date_modified: item.updatedAt,
      tags: item.categories,
      ...(item.image ? { image: item.image } : {}),
      ...(item.author ? { authors: [{ name: item.author }] } : {}),
    })),
  });
