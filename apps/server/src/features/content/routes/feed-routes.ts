import { createHash } from 'node:crypto';
import { messageReference } from '@rostra/messages';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../errors.ts';
import type { ContentService } from '../content-service.ts';
import { FallbackCache } from '../feeds/fallback-cache.ts';
import { robots, sitemapPath } from '../feeds/robots.ts';
import { sitemap } from '../feeds/sitemap.ts';

const RETRY_AFTER_SECONDS = 30;
const CACHE_CONTROL = 'public, max-age=300, s-maxage=300, stale-while-revalidate=86400';

/** A public document for other programs, such as a feed. */
export interface FeedDocument {
  readonly url: string;
  readonly type: string;
  make(): Promise<string>;
}

/** Serves documents that are cached until content changes, also while the database is unavailable. */
export function feedRoutes(
  app: FastifyInstance,
  service: ContentService,
  documents: readonly FeedDocument[],
): void {
  const fallbacks = new FallbackCache();
  service.onChange(() => fallbacks.clear());
  for (const { url, type, make } of documents) {
    app.get(url, { schema: { hide: true } }, async (request, reply) => {
      const body = await fallbacks.get(
        url,
        () => service.responses.get(url, make),
        (error) => request.log.error({ err: error }, 'feed failed'),
      );
      if (!body) {
        const details = { retryAfterSeconds: RETRY_AFTER_SECONDS };
        throw new AppError('unavailable', messageReference('errors', 'tryAgainSoon'), details);
      }
      const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
      reply.header('cache-control', CACHE_CONTROL).header('etag', etag).type(type);
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.send(body);
    });
  }
}

export const sitemapRoutes = (app: FastifyInstance, service: ContentService): void =>
  feedRoutes(app, service, [
    ...service.languages.map((language) => ({
      url: sitemapPath(language, service.languages),
      type: 'application/xml; charset=utf-8',
      make: () => sitemap(service, language),
    })),
    {
      url: '/robots.txt',
      type: 'text/plain; charset=utf-8',
      make: async () => robots(service.siteUrl, service.languages),
    },
  ]);
