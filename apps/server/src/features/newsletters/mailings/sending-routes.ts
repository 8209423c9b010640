import {
  cancelMailing as cancelCall,
  decideUnknown as decideCall,
  listAudience as listAudienceCall,
  listDeliveries as listDeliveriesCall,
  pauseMailing as pauseCall,
  repeatMailing as repeatCall,
  resumeMailing as resumeCall,
  sendMailing as sendCall,
  takeBackMailing as takeBackCall,
} from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import { actorOf } from '../../../http/access/actor.ts';
import { memberOf } from '../../../http/caller.ts';
import { contractRoute } from '../../../http/contract-route.ts';
import { listAudience } from './audience/count-audience.ts';
import {
  cancelMailing,
  pauseMailing,
  resumeMailing,
  takeBackMailing,
} from './control/change-state.ts';
import { repeatMailing } from './control/repeat-mailing.ts';
import { sendMailing } from './control/send-mailing.ts';
import { decideUnknown } from './deliveries/decide-unknown.ts';
import { listDeliveries } from './deliveries/list-deliveries.ts';
import type { MailingsContext } from './mailings-context.ts';
import { describeMailing } from './manage/describe-mailing.ts';

const limit = { max: 60, timeWindow: '10 minutes' };

export function sendingRoutes(app: FastifyInstance, context: MailingsContext): void {
  contractRoute(app, listAudienceCall, {
    handle: ({ params, query }) => listAudience(context, { ...query, id: params.id }),
  });

  contractRoute(app, sendCall, {
    limit,
    handle: async ({ params, body, request }) => {
      const sender = { actor: actorOf(request), member: memberOf(request.caller) };
      await sendMailing(context, sender, { ...body, id: params.id });
      return { data: await describeMailing(context, params.id) };
    },
  });

  for (const [call, change] of [
    [takeBackCall, takeBackMailing],
    [pauseCall, pauseMailing],
    [resumeCall, resumeMailing],
    [cancelCall, cancelMailing],
  ] as const) {
    contractRoute(app, call, {
      limit,
      handle: async ({ params, request }) => {
        await change(context, actorOf(request), params.id);
        return { data: await describeMailing(context, params.id) };
      },
    });
  }

  contractRoute(app, repeatCall, {
    limit,
    handle: async ({ params, body, request }) => {
      await repeatMailing(context, actorOf(request), { id: params.id, key: body.key });
      return { data: await describeMailing(context, body.key) };
    },
  });

  contractRoute(app, listDeliveriesCall, {
    handle: ({ params, query }) => listDeliveries(context, { ...query, id: params.id }),
  });

  contractRoute(app, decideCall, {
    limit,
    handle: async ({ params, body, request }) => {
      await decideUnknown(context, actorOf(request), { ...body, id: params.id });
      return { data: await describeMailing(context, params.id) };
    },
  });
}
