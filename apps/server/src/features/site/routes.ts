import { getSite } from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import type { Env } from '../../env.ts';
import { contractRoute } from '../../http/contract-route.ts';
import { describeSite } from './describe-site.ts';

export function siteRoutes(app: FastifyInstance, env: Env): void {
  const site = describeSite(env);
  contractRoute(app, getSite, { handle: () => site });
}
