import { listLeadingPolicies, readLeadingPolicy, readPolicy } from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import { contractRoute } from '../../http/contract-route.ts';
import type { ContentService } from '../content/index.ts';
import { listLeadingSummaries } from './list-leading-policies.ts';
import { readLeadingPolicyPage } from './read-leading-policy.ts';
import { readPolicyPage } from './read-policy.ts';

export function policyRoutes(app: FastifyInstance, content: ContentService): void {
  const { store } = content;
  contractRoute(app, readPolicy, {
    handle: async ({ params, request }) =>
      readPolicyPage(store, await content.readerOf(request.caller), params.slug),
  });
  contractRoute(app, readLeadingPolicy, {
    handle: async ({ params, request }) =>
      readLeadingPolicyPage(store, await content.readerOf(request.caller), params.area),
  });
  contractRoute(app, listLeadingPolicies, {
    handle: async () => ({ data: await listLeadingSummaries(store), meta: {} }),
  });
}
