import { copyPicture as copyCall } from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import { contractRoute } from '../../../http/contract-route.ts';
import { type CopyPictureContext, copyPicture } from './copy-picture.ts';

/** A long text from another program may have a hundred pictures. */
const limit = { max: 300, timeWindow: '10 minutes' };

export function pictureRoutes(app: FastifyInstance, context: CopyPictureContext): void {
  contractRoute(app, copyCall, {
    limit,
    handle: async ({ body }) => ({ data: await copyPicture(context, body) }),
  });
}
