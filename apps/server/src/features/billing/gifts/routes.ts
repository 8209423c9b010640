import {
  buyGift as buyCall,
  checkMyGift,
  getMyGift,
  listMyGifts,
  previewGift as previewCall,
  previewRedemption as previewRedemptionCall,
  redeemGift as redeemCall,
  sendGift,
} from '@rostra/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { memberOf } from '../../../http/caller.ts';
import { contractRoute } from '../../../http/contract-route.ts';
import type { BillingContext } from '../context.ts';
import { CHARGE_LIMIT, STRIPE_LIMIT } from '../rate-limits.ts';
import { buyGift } from './buy-gift.ts';
import { previewGift } from './gift-price.ts';
import { checkOwnGift, getOwnGift, listOwnGifts, sendOwnGift } from './own-gifts.ts';
import { previewRedemption, redeemGift } from './redeem/redeem-gift.ts';

export function giftRoutes(app: FastifyInstance, context: BillingContext): void {
  const userIdOf = (request: FastifyRequest) => memberOf(request.caller).userId;

  contractRoute(app, listMyGifts, {
    handle: async ({ request }) => ({ data: await listOwnGifts(context, userIdOf(request)) }),
  });
  contractRoute(app, previewCall, {
    limit: STRIPE_LIMIT,
    handle: ({ body, request }) => previewGift(context, userIdOf(request), body),
  });
  contractRoute(app, buyCall, {
    limit: CHARGE_LIMIT,
    handle: ({ body, request }) => buyGift(context, userIdOf(request), body),
  });
  contractRoute(app, getMyGift, {
    handle: ({ params, request }) => getOwnGift(context, userIdOf(request), params.id),
  });
  contractRoute(app, checkMyGift, {
    limit: STRIPE_LIMIT,
    handle: ({ params, request }) => checkOwnGift(context, userIdOf(request), params.id),
  });
  contractRoute(app, sendGift, {
    limit: CHARGE_LIMIT,
    handle: ({ params, body, request }) => sendOwnGift(context, userIdOf(request), params.id, body),
  });
  contractRoute(app, previewRedemptionCall, {
    limit: CHARGE_LIMIT,
    handle: ({ body, request }) => previewRedemption(context, userIdOf(request), body.code),
  });
  contractRoute(app, redeemCall, {
    limit: CHARGE_LIMIT,
    handle: ({ body, request }) => redeemGift(context, userIdOf(request), body),
  });
}
