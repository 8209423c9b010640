import {
  addPaymentMethod,
  cancelSubscription,
  createPaymentIntent,
  createPortalSession,
  createSetupIntent,
  createSubscription,
  getBillingSettings,
  getCustomerSubscription,
  getInvoice,
  getMyBilling,
  listInvoices,
  listPaymentMethods,
  listPlans,
  OK,
  payInvoice,
  previewPlanChange,
  removePaymentMethod,
  setDefaultPaymentMethod,
  syncMyBilling,
  updateSubscription,
} from '@rostra/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { memberOf } from '../../caller.ts';
import { contractRoute, type Limit } from '../../http/contract-route.ts';
import { addCard } from './cards/add-card.ts';
import { beginCard } from './cards/begin-card.ts';
import { chooseCard } from './cards/choose-card.ts';
import { listOwnCards } from './cards/list-own-cards.ts';
import { removeCard } from './cards/remove-card.ts';
import type { BillingContext, BillingFront } from './context.ts';
import type { EventWorker } from './event-worker.ts';
import { getOwnInvoice } from './invoices/get-own-invoice.ts';
import { listOwnInvoices } from './invoices/list-own-invoices.ts';
import { payOpenInvoice } from './invoices/pay-open-invoice.ts';
import { openPortal } from './open-portal.ts';
import { getBillingUser } from './own-customer.ts';
import { listOfferedPlans } from './plan-prices.ts';
import { receiveEvent } from './receive-event.ts';
import { cancelPlan } from './subscriptions/cancel-plan.ts';
import { changePlan } from './subscriptions/change-plan.ts';
import { getOwnSubscriptionOfCustomer } from './subscriptions/get-own-subscription-of-customer.ts';
import { previewChange } from './subscriptions/preview-change.ts';
import { setCancellation } from './subscriptions/set-cancellation.ts';
import { startPayment } from './subscriptions/start-payment.ts';
import { startSubscription } from './subscriptions/start-subscription.ts';
import { syncMember } from './sync-member.ts';
import { describeBilling } from './views.ts';

/** Each of these asks Stripe, some charge a card: guessing cards here must not pay. */
const CHARGES: Limit = { max: 20, timeWindow: '1 minute' };
const ASKS: Limit = { max: 120, timeWindow: '1 minute' };

export const WEBHOOK_PATH = '/api/webhooks/stripe';

export function planRoutes(
  app: FastifyInstance,
  prices: BillingContext['prices'],
  front: BillingFront,
): void {
  const offered = listOfferedPlans(prices);
  contractRoute(app, listPlans, { handle: () => offered });
  contractRoute(app, getBillingSettings, { handle: () => front });
}

export function billingRoutes(app: FastifyInstance, context: BillingContext): void {
  const caller = (request: FastifyRequest) => memberOf(request.caller).userId;

  contractRoute(app, createPaymentIntent, {
    limit: CHARGES,
    handle: ({ body, request }) => startPayment(context, caller(request), body),
  });
  contractRoute(app, createSubscription, {
    limit: CHARGES,
    handle: ({ body, request }) => startSubscription(context, caller(request), body),
  });
  contractRoute(app, previewPlanChange, {
    limit: ASKS,
    handle: ({ params, body, request }) =>
      previewChange(context, caller(request), params.subscriptionId, body),
  });
  contractRoute(app, updateSubscription, {
    limit: CHARGES,
    handle: ({ params: { subscriptionId }, body, request }) =>
      body.cancelAtPeriodEnd === undefined
        ? changePlan(context, caller(request), subscriptionId, body)
        : setCancellation(context, caller(request), subscriptionId, body.cancelAtPeriodEnd),
  });
  contractRoute(app, cancelSubscription, {
    limit: ASKS,
    handle: ({ params, query, request }) =>
      cancelPlan(context, caller(request), params.id, query.immediately === 'true'),
  });
  contractRoute(app, getMyBilling, {
    handle: async ({ request }) =>
      describeBilling(context, await getBillingUser(context, caller(request))),
  });
  contractRoute(app, syncMyBilling, {
    limit: ASKS,
    handle: ({ request }) => syncMember(context, caller(request)),
  });
  contractRoute(app, getCustomerSubscription, {
    handle: ({ params, request }) =>
      getOwnSubscriptionOfCustomer(context, caller(request), params.customerId),
  });
  contractRoute(app, listInvoices, {
    handle: ({ params, query, request }) =>
      listOwnInvoices(context, caller(request), params.customerId, query.limit),
  });
  contractRoute(app, getInvoice, {
    handle: ({ params, request }) => getOwnInvoice(context, caller(request), params.id),
  });
  contractRoute(app, payInvoice, {
    limit: CHARGES,
    handle: ({ params, body, request }) =>
      payOpenInvoice(context, caller(request), params.id, body?.paymentMethodId),
  });
  contractRoute(app, listPaymentMethods, {
    limit: ASKS,
    handle: ({ request }) => listOwnCards(context, caller(request)),
  });
  contractRoute(app, createSetupIntent, {
    limit: CHARGES,
    handle: ({ request }) => beginCard(context, caller(request)),
  });
  contractRoute(app, addPaymentMethod, {
    limit: CHARGES,
    handle: ({ body, request }) => addCard(context, caller(request), body),
  });
  contractRoute(app, setDefaultPaymentMethod, {
    limit: CHARGES,
    handle: ({ params, request }) => chooseCard(context, caller(request), params.id),
  });
  contractRoute(app, removePaymentMethod, {
    limit: ASKS,
    handle: async ({ params, request }) => {
      await removeCard(context, caller(request), params.id);
      return OK;
    },
  });
  contractRoute(app, createPortalSession, {
    limit: ASKS,
    handle: async ({ body, request }) => ({
      url: await openPortal(context, caller(request), body.returnUrl),
    }),
  });
}

/** The signature is over the bytes as they came, so nothing may read them before. */
export async function webhookRoute(
  app: FastifyInstance,
  context: BillingContext,
  worker: EventWorker,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(WEBHOOK_PATH, { schema: { hide: true } }, async ({ body, headers }) => {
      const signature = headers['stripe-signature'];
      await receiveEvent(
        context,
        worker,
        Buffer.isBuffer(body) ? body : Buffer.alloc(0),
        typeof signature === 'string' ? signature : undefined,
      );
      return { received: true };
    });
  });
}
