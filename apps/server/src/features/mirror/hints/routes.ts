import type { FastifyInstance } from 'fastify';
import { type HintContext, receiveHint } from './receive-hint.ts';

/** Bulk publication sends a webhook for each entry. */
const rateLimit = { max: 600, timeWindow: '1 minute' };

/** Not part of the contract, because Strapi decides what it sends. */
export function hintRoutes(app: FastifyInstance, context: HintContext): void {
  app.post(
    '/api/content-hook',
    // The token is none of ours.
    { schema: { hide: true }, config: { rateLimit, allowsStaleToken: true } },
    async ({ headers, body }, reply) => {
      await receiveHint(context, headers.authorization, body);
      return reply.code(204).send();
    },
  );
}
