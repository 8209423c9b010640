import { applyCode as applyCall, previewCode as previewCall } from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import { memberOf } from '../../../http/caller.ts';
import { contractRoute } from '../../../http/contract-route.ts';
import type { BillingContext } from '../context.ts';
import { CHARGE_LIMIT } from '../rate-limits.ts';
import { applyCode } from './apply-code.ts';
import { previewCode } from './preview-code.ts';

export function codeRoutes(app: FastifyInstance, context: BillingContext): void {
  contractRoute(app, previewCall, {
    limit: CHARGE_LIMIT,
    handle: ({ body, request }) => previewCode(context, memberOf(request.caller).userId, body),
  });
  contractRoute(app, applyCall, {
    limit: CHARGE_LIMIT,
    handle: ({ params, body, request }) =>
      applyCode(context, memberOf(request.caller).userId, params.subscriptionId, body),
  });
}
