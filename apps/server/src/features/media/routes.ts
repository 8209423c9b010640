import type { FastifyInstance } from 'fastify';
import { AppError } from '../../errors.ts';
import { sendFile } from '../../http/send-file.ts';
import { findServedFile } from './find-served-file.ts';
import { makeMissingFormats } from './make-missing-formats.ts';
import type { MediaDeps } from './media-deps.ts';
import { createWorkshop } from './workshop.ts';

/** Names never come back with other bytes, so whoever has a copy need not ask again. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** A picture opened by itself may run nothing and load nothing. */
const FILE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

export interface MediaRoutesOptions {
  /** Smaller copies were made in the background: pages can now show them. */
  onFormatsMade?: () => void;
}

export function mediaRoutes(
  app: FastifyInstance,
  deps: MediaDeps,
  { onFormatsMade }: MediaRoutesOptions = {},
): void {
  let isStopping = false;
  let running: Promise<unknown> | undefined;
  const workshop = createWorkshop();
  const onFailure = (err: unknown) => {
    if (!isStopping) app.log.error({ err }, 'smaller copies of a picture failed');
  };
  app.addHook('onListen', async () => {
    running = makeMissingFormats(deps, {
      make: workshop.makeFormats,
      onMade: () => onFormatsMade?.(),
      onFailure,
      isStopping: () => isStopping,
    })
      .catch(onFailure)
      .finally(() => workshop.close());
  });
  app.addHook('onClose', async () => {
    isStopping = true;
    workshop.close();
    await running;
  });

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
