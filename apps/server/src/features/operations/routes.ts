import { getSiteStatus } from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import { contractRoute } from '../../http/contract-route.ts';
import { getStatus, type StatusContext } from './get-status.ts';

export function operationsRoutes(
  app: FastifyInstance,
  context: Omit<StatusContext, 'workers'>,
): void {
  contractRoute(app, getSiteStatus, {
    handle: () => getStatus({ ...context, workers: app.workers.list }),
  });
}
