import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  getWebhookDelivery,
  listWebhookDeliveries,
  listWebhooks,
  OK,
  retryWebhookDelivery,
  rotateWebhookSecret,
  switchWebhook,
  testWebhook,
} from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import { actorOf } from '../../http/access/actor.ts';
import { contractRoute } from '../../http/contract-route.ts';
import type { WebhooksContext } from './context.ts';
import { changeEndpoint } from './manage/change-endpoint.ts';
import { createEndpoint } from './manage/create-endpoint.ts';
import { deleteEndpoint } from './manage/delete-endpoint.ts';
import { getDelivery, listDeliveries } from './manage/delivery-log.ts';
import { listEndpoints } from './manage/describe-endpoint.ts';
import { retryDelivery } from './manage/retry-delivery.ts';
import { rotateSecret } from './manage/rotate-secret.ts';
import { sendTest } from './manage/send-test.ts';
import { switchEndpoint } from './manage/switch-endpoint.ts';

const limit = { max: 60, timeWindow: '10 minutes' };

export function webhookRoutes(app: FastifyInstance, context: WebhooksContext): void {
  contractRoute(app, listWebhooks, {
    handle: async () => ({ data: await listEndpoints(context) }),
  });

  contractRoute(app, createWebhook, {
    limit,
    handle: ({ body, request }) => createEndpoint(context, actorOf(request), body),
  });

  contractRoute(app, changeWebhook, {
    limit,
    handle: async ({ params, body, request }) => ({
      data: await changeEndpoint(context, actorOf(request), { ...params, ...body }),
    }),
  });

  contractRoute(app, rotateWebhookSecret, {
    limit,
    handle: ({ params, request }) => rotateSecret(context, actorOf(request), params.id),
  });

  contractRoute(app, switchWebhook, {
    limit,
    handle: async ({ params, body, request }) => ({
      data: await switchEndpoint(context, actorOf(request), { ...params, ...body }),
    }),
  });

  contractRoute(app, testWebhook, {
    limit,
    handle: async ({ params, request }) => {
      await sendTest(context, actorOf(request), params.id);
      return OK;
    },
  });

  contractRoute(app, deleteWebhook, {
    limit,
    handle: async ({ params, request }) => {
      await deleteEndpoint(context, actorOf(request), params.id);
      return OK;
    },
  });

  contractRoute(app, listWebhookDeliveries, {
    handle: ({ params, query }) => listDeliveries(context, { endpoint: params.id, ...query }),
  });

  contractRoute(app, getWebhookDelivery, {
    handle: async ({ params }) => ({
      data: await getDelivery(context, { endpoint: params.id, id: params.deliveryId }),
    }),
  });

  contractRoute(app, retryWebhookDelivery, {
    limit,
    handle: async ({ params, request }) => {
      const delivery = { endpoint: params.id, id: params.deliveryId };
      await retryDelivery(context, actorOf(request), delivery);
      return OK;
    },
  });
}
