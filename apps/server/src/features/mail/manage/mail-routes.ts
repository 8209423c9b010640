import {
  listMails as listCall,
  OK,
  retryFailedMails as retryAllCall,
  retryMail as retryCall,
} from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import { actorOf } from '../../../http/access/actor.ts';
import { contractRoute } from '../../../http/contract-route.ts';
import { listMails, type MailListContext } from './list-mails.ts';
import { type RetryContext, retryFailedMails, retryMail } from './retry-mails.ts';

const limit = { max: 60, timeWindow: '10 minutes' };

export function mailRoutes(app: FastifyInstance, context: MailListContext & RetryContext): void {
  contractRoute(app, listCall, { handle: ({ query }) => listMails(context, query) });

  contractRoute(app, retryCall, {
    limit,
    handle: async ({ params, request }) => {
      await retryMail(context, actorOf(request), params.id);
      return OK;
    },
  });

  contractRoute(app, retryAllCall, {
    limit,
    handle: async ({ request }) => ({
      data: { count: await retryFailedMails(context, actorOf(request)) },
    }),
  });
}
