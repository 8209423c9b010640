import {
  previewScheduledChange as previewCall,
  scheduleChange as scheduleCall,
  undoScheduledChange as undoCall,
} from '@rostra/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { memberOf } from '../../../http/caller.ts';
import { contractRoute } from '../../../http/contract-route.ts';
import type { BillingContext } from '../context.ts';
import { STRIPE_LIMIT } from '../rate-limits.ts';
import { previewScheduledChange } from './preview-scheduled-change.ts';
import { scheduleChange } from './schedule-change.ts';
import { undoScheduledChange } from './undo-scheduled-change.ts';

export function scheduledChangeRoutes(app: FastifyInstance, context: BillingContext): void {
  const userIdOf = (request: FastifyRequest) => memberOf(request.caller).userId;

  contractRoute(app, previewCall, {
    limit: STRIPE_LIMIT,
    handle: ({ params, body, request }) =>
      previewScheduledChange(context, userIdOf(request), params.subscriptionId, body),
  });
  contractRoute(app, scheduleCall, {
    limit: STRIPE_LIMIT,
    handle: ({ params, body, request }) =>
      scheduleChange(context, userIdOf(request), params.subscriptionId, body),
  });
  contractRoute(app, undoCall, {
    limit: STRIPE_LIMIT,
    handle: ({ params, request }) =>
      undoScheduledChange(context, userIdOf(request), params.subscriptionId),
  });
}
