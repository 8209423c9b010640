import { readBlogList, readBlogPost } from '@rostra/contract';
import { feedPaths, inLanguage } from '@rostra/contract/pages';
import type { FastifyInstance } from 'fastify';
import { contractRoute } from '../../http/contract-route.ts';
import { type ContentService, feedRoutes } from '../content/index.ts';
import { jsonFeed } from './feeds/json-feed.ts';
import { listFeedItems } from './feeds/list-feed-items.ts';
import { type FeedHead, rss } from './feeds/rss.ts';
import { listPostCards } from './list-blog-posts.ts';
import { readBlogPostPage } from './read-blog-post.ts';

export interface BlogSettings {
  /** The name of the site. It changes while the site runs. */
  findName(): string;
  /** The site's tagline in a language, if there is one. */
  findTagline(locale: string): Promise<string | undefined>;
}

export function blogRoutes(
  app: FastifyInstance,
  content: ContentService,
  { findName, findTagline }: BlogSettings,
): void {
  const { store, siteUrl } = content;
  contractRoute(app, readBlogList, { handle: ({ query }) => listPostCards(store, query) });
  contractRoute(app, readBlogPost, {
    handle: async ({ params, query, request }) => {
      const reader = await content.readerOf(request.caller);
      return readBlogPostPage(store, reader, { ...params, ...query });
    },
  });
  const { languages } = content;
  const head = async (locale: string): Promise<FeedHead> => {
    const siteName = findName();
    const description = (await findTagline(locale)) ?? siteName;
    return { siteName, siteUrl, description, locale, languages };
  };
  const feedsIn = (locale: string) => [
    {
      url: inLanguage(feedPaths.rss, locale, languages),
      type: 'application/rss+xml; charset=utf-8',
      make: async () => rss(await head(locale), await listFeedItems(content, locale)),
    },
    {
      url: inLanguage(feedPaths.json, locale, languages),
      type: 'application/feed+json; charset=utf-8',
      make: async () => jsonFeed(await head(locale), await listFeedItems(content, locale)),
    },
  ];
  feedRoutes(app, content, languages.flatMap(feedsIn));
}
