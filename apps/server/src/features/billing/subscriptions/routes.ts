import {
  cancelSubscription as cancelSubscriptionCall,
  createPaymentIntent,
  createSubscription,
  getCustomerSubscription,
  previewPlanChange,
  updateSubscription,
} from '@rostra/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { memberOf } from '../../../http/caller.ts';
import { contractRoute } from '../../../http/contract-route.ts';
import type { BillingContext } from '../context.ts';
import { CHARGE_LIMIT, STRIPE_LIMIT } from '../rate-limits.ts';
import { cancelSubscription } from './cancellation/cancel-subscription.ts';
import { setCancellation } from './cancellation/set-cancellation.ts';
import { changePlan } from './change-plan.ts';
import { getSubscriptionOfCustomer } from './get-subscription-of-customer.ts';
import { previewChange } from './preview-change.ts';
import { startPayment } from './start-payment.ts';
import { startSubscription } from './start-subscription.ts';

export function subscriptionRoutes(app: FastifyInstance, context: BillingContext): void {
  const userIdOf = (request: FastifyRequest) => memberOf(request.caller).userId;

  contractRoute(app, createPaymentIntent, {
    limit: CHARGE_LIMIT,
    handle: ({ body, request }) => startPayment(context, userIdOf(request), body),
  });
  contractRoute(app, createSubscription, {
    limit: CHARGE_LIMIT,
    handle: ({ body, request }) => startSubscription(context, userIdOf(request), body),
  });
  contractRoute(app, previewPlanChange, {
    limit: STRIPE_LIMIT,
    handle: ({ params, body, request }) =>
      previewChange(context, userIdOf(request), params.subscriptionId, body),
  });
  contractRoute(app, updateSubscription, {
    limit: CHARGE_LIMIT,
    handle: ({ params: { subscriptionId }, body, request }) =>
      body.cancelAtPeriodEnd === undefined
        ? changePlan(context, userIdOf(request), subscriptionId, body)
        : setCancellation(context, userIdOf(request), subscriptionId, body.cancelAtPeriodEnd),
  });
  contractRoute(app, cancelSubscriptionCall, {
    limit: STRIPE_LIMIT,
    handle: ({ params, query, request }) =>
      cancelSubscription(
        context,
        userIdOf(request),
        params.subscriptionId,
        query.immediately === 'true',
      ),
  });
  contractRoute(app, getCustomerSubscription, {
    handle: ({ params, request }) =>
      getSubscriptionOfCustomer(context, userIdOf(request), params.customerId),
  });
}
