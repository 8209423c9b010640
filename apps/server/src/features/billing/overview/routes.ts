import { getMyBilling, syncMyBilling } from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import { memberOf } from '../../../http/caller.ts';
import { contractRoute } from '../../../http/contract-route.ts';
import type { BillingContext } from '../context.ts';
import { STRIPE_LIMIT } from '../rate-limits.ts';
import { getBillingOverview } from './get-billing-overview.ts';
import { syncOwnBilling } from './sync-own-billing.ts';

export function overviewRoutes(app: FastifyInstance, context: BillingContext): void {
  contractRoute(app, getMyBilling, {
    handle: ({ request }) => getBillingOverview(context, memberOf(request.caller).userId),
  });
  contractRoute(app, syncMyBilling, {
    limit: STRIPE_LIMIT,
    handle: ({ request }) => syncOwnBilling(context, memberOf(request.caller).userId),
  });
}
