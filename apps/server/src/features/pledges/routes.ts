import { listPledges, readPolicyPledges } from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import { contractRoute } from '../../http/contract-route.ts';
import type { ContentService } from '../content/index.ts';
import { listForReaders } from './read/list-pledges.ts';
import { readOfPolicy } from './read/read-of-policy.ts';

export function pledgeRoutes(app: FastifyInstance, { store }: ContentService): void {
  contractRoute(app, listPledges, { handle: ({ query }) => listForReaders(store, query) });
  contractRoute(app, readPolicyPledges, {
    handle: ({ params, query }) => readOfPolicy(store, { ...params, ...query }),
  });
}
