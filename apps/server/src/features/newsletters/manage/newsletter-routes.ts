import {
  changeNewsletter as changeCall,
  closeNewsletter as closeCall,
  createNewsletter as createCall,
  deleteNewsletter as deleteCall,
  listManagedNewsletters as listCall,
  orderNewsletters as orderCall,
  reopenNewsletter,
} from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import { actorOf } from '../../../http/access/actor.ts';
import { contractRoute } from '../../../http/contract-route.ts';
import type { NewslettersContext } from '../context.ts';
import { closeNewsletter } from './newsletters/close-newsletter.ts';
import { deleteNewsletter } from './newsletters/delete-newsletter.ts';
import { listManagedNewsletters } from './newsletters/list-managed-newsletters.ts';
import { orderNewsletters } from './newsletters/order-newsletters.ts';
import { changeNewsletter, createNewsletter } from './newsletters/save-newsletter.ts';

const limit = { max: 60, timeWindow: '10 minutes' };

export function newsletterStaffRoutes(app: FastifyInstance, context: NewslettersContext): void {
  const all = async () => ({ data: await listManagedNewsletters(context.db.queries) });

  contractRoute(app, listCall, { handle: all });

  contractRoute(app, createCall, {
    limit,
    handle: async ({ body, request }) => {
      await createNewsletter(context, actorOf(request), body);
      return all();
    },
  });

  contractRoute(app, orderCall, {
    limit,
    handle: async ({ body, request }) => {
      await orderNewsletters(context, actorOf(request), body.ids);
      return all();
    },
  });

  contractRoute(app, changeCall, {
    limit,
    handle: async ({ params, body, request }) => {
      await changeNewsletter(context, actorOf(request), { ...body, id: params.id });
      return all();
    },
  });

  for (const [call, isClosed] of [
    [closeCall, true],
    [reopenNewsletter, false],
  ] as const) {
    contractRoute(app, call, {
      limit,
      handle: async ({ params, request }) => {
        await closeNewsletter(context, actorOf(request), { id: params.id, isClosed });
        return all();
      },
    });
  }

  contractRoute(app, deleteCall, {
    limit,
    handle: async ({ params, request }) => {
      await deleteNewsletter(context, actorOf(request), params.id);
      return all();
    },
  });
}
