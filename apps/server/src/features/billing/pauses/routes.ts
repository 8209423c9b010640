import {
  listPauseOptions as listCall,
  pausePlan as pauseCall,
  resumePlan as resumeCall,
} from '@rostra/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { memberOf } from '../../../http/caller.ts';
import { contractRoute } from '../../../http/contract-route.ts';
import type { BillingContext } from '../context.ts';
import { CHARGE_LIMIT, STRIPE_LIMIT } from '../rate-limits.ts';
import { listPauseOptions } from './pause-options.ts';
import { pausePlan } from './pause-plan.ts';
import { resumePlan } from './resume-plan.ts';

export function pauseRoutes(app: FastifyInstance, context: BillingContext): void {
  const userIdOf = (request: FastifyRequest) => memberOf(request.caller).userId;

  contractRoute(app, listCall, {
    limit: STRIPE_LIMIT,
    handle: ({ params, request }) =>
      listPauseOptions(context, userIdOf(request), params.subscriptionId),
  });
  contractRoute(app, pauseCall, {
    limit: STRIPE_LIMIT,
    handle: ({ params, body, request }) =>
      pausePlan(context, userIdOf(request), params.subscriptionId, body),
  });
  contractRoute(app, resumeCall, {
    limit: CHARGE_LIMIT,
    handle: ({ params, body, request }) =>
      resumePlan(context, userIdOf(request), params.subscriptionId, body.amountDue),
  });
}
