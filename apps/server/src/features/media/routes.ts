import type { FastifyInstance } from 'fastify';
import { notFound } from '../../errors.ts';
import { sendFile } from '../../http/send-file.ts';
import { findCurrentUrl, findServedFile } from './find-served-file.ts';
import type { MediaDeps } from './media-deps.ts';

/** A name is never reused for other content. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** A file that is opened directly may neither run nor load anything but itself. */
const FILE_POLICY =
  "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

export function mediaRoutes(app: FastifyInstance, deps: MediaDeps): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/uploads/:name',
    schema: { hide: true },
    logLevel: 'warn',
    handler: async (request, reply) => {
      const { name } = request.params as { name: string };
      const file = await findServedFile(deps, name);
      if (!file) {
        const url = await findCurrentUrl(deps, name);
        if (!url) throw notFound();
        // The file may be replaced again.
        return reply.header('cache-control', 'no-cache').redirect(url);
      }
      const etag = `"${name}"`;
      reply
        .header('cache-control', IMMUTABLE)
        .header('content-security-policy', FILE_POLICY)
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('etag', etag)
        .type(file.mime);
      if (file.isDownload) reply.header('content-disposition', 'attachment');
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return sendFile(request, reply, file.stored);
    },
  });
}
