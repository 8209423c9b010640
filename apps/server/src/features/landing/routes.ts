import { readLanding } from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import type { Queries } from '../../db/client.ts';
import { contractRoute } from '../../http/contract-route.ts';
import { readLandingPage } from './read-landing.ts';

export function landingRoutes(
  app: FastifyInstance,
  queries: Queries,
  languages: readonly string[],
): void {
  contractRoute(app, readLanding, {
    handle: async ({ query }) => ({
      data: await readLandingPage(queries, languages, query.locale),
      meta: {},
    }),
  });
}
