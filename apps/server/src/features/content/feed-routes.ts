import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../errors.ts';
import type { ContentService } from './content-service.ts';
import { jsonFeed } from './feeds/json-feed.ts';
import { LastGood } from './feeds/last-good.ts';
import { listFeedItems } from './feeds/list-feed-items.ts';
import { robots } from './feeds/robots.ts';
import { rss } from './feeds/rss.ts';
import { sitemap } from './feeds/sitemap.ts';
import { readLandingPage } from './pages/read-landing.ts';

const RETRY_AFTER_SECONDS = 30;
const CACHE_CONTROL = 'public, max-age=300, s-maxage=300, stale-while-revalidate=86400';

/** What programs read: feeds, sitemap, robots.txt. Kept until something changes, and over an outage. */
export function feedRoutes(app: FastifyInstance, service: ContentService): void {
  const { settings } = service;
  const head = async () => {
    const landing = await readLandingPage(service.store).catch(() => undefined);
    return { ...settings, description: landing?.tagline ?? settings.siteName };
  };
  const feeds: [url: string, type: string, make: () => Promise<string>][] = [
    ['/sitemap.xml', 'application/xml; charset=utf-8', () => sitemap(service)],
    ['/robots.txt', 'text/plain; charset=utf-8', async () => robots(settings.siteUrl)],
  ];
  if (settings.hasBlog) {
    feeds.push(
      [
        '/feed.xml',
        'application/rss+xml; charset=utf-8',
        async () => rss(await head(), await listFeedItems(service)),
      ],
      [
        '/feed.json',
        'application/feed+json; charset=utf-8',
        async () => jsonFeed(await head(), await listFeedItems(service)),
      ],
    );
  }
  const lastGood = new LastGood();
  service.onChange(() => lastGood.clear());
  for (const [url, type, make] of feeds) {
    app.get(url, { schema: { hide: true } }, async (request, reply) => {
      const body = await lastGood.get(
        url,
        () => service.answers.get(url, make),
        (error) => request.log.error({ err: error }, 'feed failed'),
      );
      if (!body) {
        const details = { retryAfterSeconds: RETRY_AFTER_SECONDS };
        throw new AppError('unavailable', 'Please try again in a moment.', details);
      }
      const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
      reply.header('cache-control', CACHE_CONTROL).header('etag', etag).type(type);
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.send(body);
    });
  }
}
