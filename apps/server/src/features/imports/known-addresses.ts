import { feedPaths, pages, pathTo } from '@rostra/contract/pages';
import type { IncomingRedirect } from './content-source.ts';

/** Feed readers keep asking at the old address. */
export const feedRedirects = (paths: readonly string[]): IncomingRedirect[] =>
  paths.map((from) => ({ from, target: feedPaths.rss }));

/** Authors have no pages here. Their old ones, and the feeds of those, lead to all texts. */
export const authorRedirects = (slugs: readonly string[], feed: string): IncomingRedirect[] =>
  slugs.flatMap((slug) => [
    { from: `/author/${slug}/`, target: pathTo(pages.blog) },
    { from: `/author/${slug}/${feed}/`, target: feedPaths.rss },
  ]);
