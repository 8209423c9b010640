import {
  listLeadingPolicies,
  listPolicies,
  listPolicyAreas,
  OK,
  orderPolicies,
  readLeadingPolicy,
  readPolicy,
} from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import { actorOf } from '../../http/access/actor.ts';
import { contractRoute } from '../../http/contract-route.ts';
import { type ContentService, writerOf } from '../content/index.ts';
import { editionRoutes } from './editions/edition-routes.ts';
import { listLeadingSummaries } from './list-leading-policies.ts';
import { listAllPolicies } from './list-policies.ts';
import { listAreas } from './order/list-areas.ts';
import { reorderArea } from './order/reorder-area.ts';
import { readLeadingPolicyPage } from './read-leading-policy.ts';
import { readPolicyPage } from './read-policy.ts';

export function policyRoutes(app: FastifyInstance, content: ContentService): void {
  const { store } = content;
  contractRoute(app, readPolicy, {
    handle: async ({ params, query, request }) => {
      const reader = await content.readerOf(request.caller);
      return readPolicyPage(store, reader, { ...params, ...query });
    },
  });
  contractRoute(app, readLeadingPolicy, {
    handle: async ({ params, query, request }) => {
      const reader = await content.readerOf(request.caller);
      return readLeadingPolicyPage(store, reader, { ...params, ...query });
    },
  });
  contractRoute(app, listLeadingPolicies, {
    handle: async ({ query }) => ({
      data: await listLeadingSummaries(store, query.locale),
      meta: {},
    }),
  });
  contractRoute(app, listPolicies, {
    handle: async ({ query }) => ({ data: await listAllPolicies(store, query.locale) }),
  });

  editionRoutes(app, content);
  contractRoute(app, listPolicyAreas, {
    handle: async ({ request }) => ({ data: await listAreas(store, writerOf(request)) }),
  });
  contractRoute(app, orderPolicies, {
    handle: async ({ params, body, request }) => {
      await reorderArea(content, actorOf(request), params.area, body.documentIds);
      return OK;
    },
  });
}
