import { Readable } from 'node:stream';
import {
  addSuppression,
  endSubscription as endCall,
  eraseSubscriber as eraseCall,
  exportSubscribers as exportCall,
  getSubscriber as getCall,
  getMemberSubscriptions as getMemberCall,
  liftSuppression as liftCall,
  listSubscribers as listCall,
  listSuppressions as listSuppressionsCall,
  OK,
} from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import { actorOf } from '../../../http/access/actor.ts';
import { contractRoute } from '../../../http/contract-route.ts';
import type { NewslettersContext } from '../context.ts';
import { endSubscription } from './subscribers/end-subscription.ts';
import { eraseSubscriberForStaff } from './subscribers/erase-subscriber-for-staff.ts';
import { exportSubscribers } from './subscribers/export-subscribers.ts';
import { getMemberSubscriptions } from './subscribers/get-member-subscriptions.ts';
import { getSubscriber } from './subscribers/get-subscriber.ts';
import { listSubscribers } from './subscribers/list-subscribers.ts';
import { liftSuppression, suppressAddress } from './suppressions/change-suppression.ts';
import { listSuppressions } from './suppressions/list-suppressions.ts';

const limit = { max: 60, timeWindow: '10 minutes' };

export function subscriberStaffRoutes(app: FastifyInstance, context: NewslettersContext): void {
  contractRoute(app, listCall, { handle: ({ query }) => listSubscribers(context, query) });

  contractRoute(app, exportCall, {
    limit: { max: 20, timeWindow: '10 minutes' },
    handle: async ({ query, request, reply }) => {
      const lines = await exportSubscribers(context, actorOf(request), query);
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="subscribers.csv"')
        .send(Readable.from(lines));
    },
  });

  contractRoute(app, getCall, {
    handle: async ({ params }) => ({ data: await getSubscriber(context, params.id) }),
  });

  contractRoute(app, getMemberCall, {
    handle: async ({ params }) => ({ data: await getMemberSubscriptions(context, params.id) }),
  });

  contractRoute(app, endCall, {
    limit,
    handle: async ({ params, body, request }) => {
      const { newsletterId } = body;
      await endSubscription(context, actorOf(request), { subscriberId: params.id, newsletterId });
      return OK;
    },
  });

  contractRoute(app, eraseCall, {
    limit,
    handle: async ({ params, body, request }) => {
      await eraseSubscriberForStaff(context, actorOf(request), { ...params, ...body });
      return OK;
    },
  });

  contractRoute(app, listSuppressionsCall, {
    handle: ({ query }) => listSuppressions(context, query),
  });

  contractRoute(app, addSuppression, {
    limit,
    handle: async ({ body, request }) => {
      await suppressAddress(context, actorOf(request), body);
      return OK;
    },
  });

  contractRoute(app, liftCall, {
    limit,
    handle: async ({ params, request }) => {
      await liftSuppression(context, actorOf(request), params.id);
      return OK;
    },
  });
}
