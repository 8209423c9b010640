import { copyPicture as copyCall } from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import { createQueue } from '../../../concurrency/queue.ts';
import { contractRoute } from '../../../http/contract-route.ts';
import { type CopyPictureContext, copyPicture } from './copy-picture.ts';

/** A long text from another program may have a hundred pictures. */
const limit = { max: 300, timeWindow: '10 minutes' };

/** Each of them may be twenty megabytes in memory, and its server may be slow. */
const MAX_CONCURRENT = 4;
const MAX_WAITING = 20;

export function pictureRoutes(app: FastifyInstance, context: CopyPictureContext): void {
  const queue = createQueue(MAX_CONCURRENT, MAX_WAITING);
  contractRoute(app, copyCall, {
    limit,
    handle: ({ body, request, reply }) => {
      const gone = new AbortController();
      // Not `request.signal`: a request is closed as soon as its body was read.
      reply.raw.once('close', () => gone.abort());
      return queue(async () => ({
        data: await copyPicture(context, request, body, gone.signal),
      }));
    },
  });
}
