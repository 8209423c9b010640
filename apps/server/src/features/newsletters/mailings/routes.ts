import {
  changeMailing as changeCall,
  countAudience as countCall,
  createMailing as createCall,
  deleteMailing as deleteCall,
  getMailing,
  listMailings as listCall,
  OK,
} from '@rostra/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { actorOf } from '../../../http/access/actor.ts';
import { contractRoute } from '../../../http/contract-route.ts';
import { checkAudienceAccess } from './audience/audience-access.ts';
import { countAudience } from './audience/count-audience.ts';
import type { MailingsContext } from './mailings-context.ts';
import { deleteMailing } from './manage/delete-mailing.ts';
import { describeMailing } from './manage/describe-mailing.ts';
import { listMailings } from './manage/list-mailings.ts';
import { changeMailing, createMailing } from './manage/save-mailing.ts';

/** The studio saves while somebody writes. */
const limit = { max: 300, timeWindow: '10 minutes' };

const editorOf = (request: FastifyRequest) => ({
  actor: actorOf(request),
  caller: request.caller,
});

export function mailingRoutes(app: FastifyInstance, context: MailingsContext): void {
  contractRoute(app, listCall, { handle: ({ query }) => listMailings(context, query) });

  contractRoute(app, createCall, {
    limit,
    handle: async ({ body, request }) => {
      await createMailing(context, editorOf(request), body);
      return { data: await describeMailing(context, body.key) };
    },
  });

  contractRoute(app, countCall, {
    limit,
    handle: async ({ body, request }) => {
      checkAudienceAccess(request.caller, body.audience);
      return { data: await countAudience(context, { ...body, repeats: body.repeats ?? null }) };
    },
  });

  contractRoute(app, getMailing, {
    handle: async ({ params }) => ({ data: await describeMailing(context, params.id) }),
  });

  contractRoute(app, changeCall, {
    limit,
    handle: async ({ params, body, request }) => {
      await changeMailing(context, editorOf(request), { ...body, id: params.id });
      return { data: await describeMailing(context, params.id) };
    },
  });

  contractRoute(app, deleteCall, {
    limit,
    handle: async ({ params, request }) => {
      await deleteMailing(context, actorOf(request), params.id);
      return OK;
    },
  });
}
