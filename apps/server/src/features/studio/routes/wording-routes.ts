import {
  listWording as listCall,
  previewWording as previewCall,
  resetWording as resetCall,
  setWording as setCall,
} from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import { actorOf } from '../../../http/access/actor.ts';
import { contractRoute } from '../../../http/contract-route.ts';
import type { WordingContext } from '../wording/context.ts';
import { listWording } from '../wording/list-wording.ts';
import { loadWording, watchWording } from '../wording/load-wording.ts';
import { previewWording } from '../wording/preview-wording.ts';
import { resetWording, setWording } from '../wording/set-wording.ts';

export function wordingRoutes(app: FastifyInstance, context: WordingContext): void {
  const stop = watchWording(context, (err) => app.log.error({ err }, 'messages not loaded'));
  app.addHook('onReady', () => loadWording(context));
  app.addHook('onClose', stop);

  contractRoute(app, listCall, { handle: ({ query }) => listWording(context, query) });

  contractRoute(app, setCall, {
    handle: async ({ params, body, request }) => ({
      data: await setWording(context, actorOf(request), params, body),
    }),
  });

  contractRoute(app, previewCall, {
    handle: async ({ params, body }) => ({ data: previewWording(context, params, body.text) }),
  });

  contractRoute(app, resetCall, {
    handle: async ({ params, request }) => ({
      data: await resetWording(context, actorOf(request), params),
    }),
  });
}
