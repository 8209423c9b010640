import {
  createCoupon as createCall,
  listCoupons as listCall,
  retireCoupon as retireCall,
} from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import { actorOf } from '../../../../http/access/actor.ts';
import { contractRoute } from '../../../../http/contract-route.ts';
import type { ManagementContext } from '../../context.ts';
import { toCoupon } from './coupon-view.ts';
import { createCoupon } from './create-coupon.ts';
import { findCoupons } from './managed-coupons.repo.ts';
import { retireCoupon } from './retire-coupon.ts';

/** For calls that send requests to Stripe. */
const limit = { max: 60, timeWindow: '1 minute' };

export function managedCouponRoutes(app: FastifyInstance, context: ManagementContext): void {
  const list = async () => ({
    data: (await findCoupons(context.db.queries)).map((row) => toCoupon(row, context.now())),
  });

  contractRoute(app, listCall, { handle: list });

  contractRoute(app, createCall, {
    limit,
    handle: async ({ body, request }) => {
      await createCoupon(context, actorOf(request), body);
      return list();
    },
  });

  contractRoute(app, retireCall, {
    limit,
    handle: async ({ params, request }) => {
      await retireCoupon(context, actorOf(request), params.id);
      return list();
    },
  });
}
