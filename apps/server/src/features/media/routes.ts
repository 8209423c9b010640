import type { FastifyInstance } from 'fastify';
import { AppError } from '../../errors.ts';
import { sendFile } from '../../http/send-file.ts';
import { findServedFile } from './find-served-file.ts';
import type { MediaDeps } from './media-deps.ts';

/** Names never come back with other bytes, so whoever has a copy need not ask again. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** A picture opened by itself may run nothing and load nothing. */
const FILE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

export function mediaRoutes(app: FastifyInstance, deps: MediaDeps): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/uploads/:name',
    schema: { hide: true },
    logLevel: 'warn',
    handler: async (request, reply) => {
      const { name } = request.params as { name: string };
      const file = await findServedFile(deps, name);
      if (!file) throw new AppError('not_found', 'Not Found');
      const etag = `"${name}"`;
      reply
        .header('cache-control', IMMUTABLE)
        .header('content-security-policy', FILE_POLICY)
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('etag', etag)
        .type(file.mime);
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return sendFile(request, reply, file.stored);
    },
  });
}
