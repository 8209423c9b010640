import {
  allowRemoval as allowCall,
  getMirror,
  listMirrorRemarks as listCall,
  OK,
} from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import { actorOf } from '../../../http/access/actor.ts';
import { contractRoute } from '../../../http/contract-route.ts';
import { allowRemoval } from '../removal/allow-removal.ts';
import { describeMirror, type StatusContext } from './describe-mirror.ts';
import { listMirrorRemarks } from './list-mirror-remarks.ts';

const limit = { max: 60, timeWindow: '10 minutes' };

export function statusRoutes(
  app: FastifyInstance,
  context: StatusContext & { wake: () => void },
): void {
  contractRoute(app, getMirror, {
    handle: async () => ({ data: await describeMirror(context) }),
  });

  contractRoute(app, listCall, {
    handle: ({ query }) => listMirrorRemarks(context.content.db.queries, query.offset),
  });

  contractRoute(app, allowCall, {
    limit,
    handle: async ({ body, request }) => {
      await allowRemoval(context, actorOf(request), body.version);
      return OK;
    },
  });
}
