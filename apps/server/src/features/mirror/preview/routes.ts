import { openMirrorPreview } from '@rostra/contract';
import { studioPath } from '@rostra/contract/pages';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { contractRoute } from '../../../http/contract-route.ts';
import { writerOf } from '../../content/index.ts';
import { findPreviewed, type PreviewContext } from './find-previewed.ts';

/** An entry that is being copied is asked for every second. */
const limit = { max: 600, timeWindow: '10 minutes' };

const params = z.object({ kind: z.string().max(60), id: z.string().max(100) });

export function previewRoutes(app: FastifyInstance, context: PreviewContext): void {
  contractRoute(app, openMirrorPreview, {
    limit,
    handle: async ({ params: reference, request }) => ({
      data: await findPreviewed(context, writerOf(request), reference),
    }),
  });

  // The address for the preview of Strapi. The studio asks for a login.
  app.get('/preview/:kind/:id', { schema: { hide: true } }, async (request, reply) => {
    const given = params.safeParse(request.params);
    if (!given.success) return reply.callNotFound();
    const path = [given.data.kind, given.data.id].map(encodeURIComponent).join('/');
    return reply.redirect(`${studioPath}/preview/${path}`);
  });
}
