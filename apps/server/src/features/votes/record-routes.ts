import { pages } from '@rostra/contract/pages';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../errors.ts';
import type { ContentService } from '../content/index.ts';
import { findRecord } from './votes.repo.ts';

/** As many as pages. */
const LIMIT = { max: 600, timeWindow: '1 minute' };

/** The record of a closed vote, byte for byte as its hash was mailed. The same in every language. */
export function recordRoutes(app: FastifyInstance, { db }: ContentService): void {
  app.route<{ Params: { slug: string } }>({
    method: ['GET', 'HEAD'],
    url: `${pages.vote.path}/record.json`,
    schema: { hide: true },
    config: { rateLimit: LIMIT },
    handler: async ({ params }, reply) => {
      const found = await findRecord(db.queries, params.slug);
      if (!found) throw notFound();
      return reply
        .header('content-type', 'application/json; charset=utf-8')
        .header('cache-control', 'public, max-age=0, s-maxage=60')
        .header('etag', `"${found.record_hash}"`)
        .send(found.record);
    },
  });
}
