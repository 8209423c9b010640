import { readBlogList, readBlogPost } from '@rostra/contract';
import { feedPaths } from '@rostra/contract/pages';
import type { FastifyInstance } from 'fastify';
import { contractRoute } from '../../http/contract-route.ts';
import { type ContentService, feedRoutes } from '../content/index.ts';
import { jsonFeed } from './feeds/json-feed.ts';
import { listFeedItems } from './feeds/list-feed-items.ts';
import { rss } from './feeds/rss.ts';
import { listPostCards } from './list-blog-posts.ts';
import { readBlogPostPage } from './read-blog-post.ts';

export interface BlogSettings {
  readonly siteName: string;
  /** The site's tagline, if there is one. */
  findTagline(): Promise<string | undefined>;
}

export function blogRoutes(
  app: FastifyInstance,
  content: ContentService,
  { siteName, findTagline }: BlogSettings,
): void {
  const { store, siteUrl } = content;
  contractRoute(app, readBlogList, { handle: ({ query }) => listPostCards(store, query) });
  contractRoute(app, readBlogPost, {
    handle: async ({ params, request }) =>
      readBlogPostPage(store, await content.readerOf(request.caller), params.slug),
  });
  const head = async () => ({
    siteName,
    siteUrl,
    description: (await findTagline()) ?? siteName,
  });
  feedRoutes(app, content, [
    {
      url: feedPaths.rss,
      type: 'application/rss+xml; charset=utf-8',
      make: async () => rss(await head(), await listFeedItems(content)),
    },
    {
      url: feedPaths.json,
      type: 'application/feed+json; charset=utf-8',
      make: async () => jsonFeed(await head(), await listFeedItems(content)),
    },
  ]);
}
