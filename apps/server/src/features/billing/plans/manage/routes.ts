import {
  createPlan as createCall,
  editPlan as editCall,
  listManagedPlans as listCall,
  moveMembers as moveCall,
  offerPlan as offerCall,
  orderPlans as orderCall,
  previewMove as previewMoveCall,
  retirePlan as retireCall,
} from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import { actorOf } from '../../../../http/access/actor.ts';
import { contractRoute } from '../../../../http/contract-route.ts';
import type { PlansContext } from '../../context.ts';
import { loadPlans } from '../load-plans.ts';
import { moveMembers } from '../moves/move-members.ts';
import { previewMove } from '../moves/preview-move.ts';
import { watchPlans } from '../watch-plans.ts';
import { createPlan } from './create-plan.ts';
import { editPlan } from './edit-plan.ts';
import { listManagedPlans } from './list-managed-plans.ts';
import { orderPlans } from './order-plans.ts';
import { offerPlan, retirePlan } from './retire-plan.ts';

/** For calls that send requests to Stripe. */
const limit = { max: 60, timeWindow: '1 minute' };

export function managedPlanRoutes(app: FastifyInstance, context: PlansContext): void {
  const stop = watchPlans(context, (err) => app.log.error({ err }, 'plans not loaded'));
  app.addHook('onReady', async () => {
    await loadPlans(context);
  });
  app.addHook('onClose', stop);
  const list = async () => ({ data: await listManagedPlans(context) });

  contractRoute(app, listCall, { handle: list });

  contractRoute(app, createCall, {
    limit,
    handle: async ({ body, request }) => {
      await createPlan(context, actorOf(request), body);
      return list();
    },
  });

  contractRoute(app, orderCall, {
    handle: async ({ body, request }) => {
      await orderPlans(context, actorOf(request), body.ids);
      return list();
    },
  });

  contractRoute(app, editCall, {
    limit,
    handle: async ({ params, body, request }) => {
      await editPlan(context, actorOf(request), params.id, body);
      return list();
    },
  });

  contractRoute(app, retireCall, {
    limit,
    handle: async ({ params, body, request }) => {
      await retirePlan(context, actorOf(request), { ...params, ...body });
      return list();
    },
  });

  contractRoute(app, offerCall, {
    limit,
    handle: async ({ params, body, request }) => {
      await offerPlan(context, actorOf(request), { ...params, ...body });
      return list();
    },
  });

  contractRoute(app, previewMoveCall, {
    handle: ({ params, query }) => previewMove(context, params.id, query),
  });

  contractRoute(app, moveCall, {
    limit,
    handle: async ({ params, body, request }) => ({
      data: await moveMembers(context, actorOf(request), params.id, body.priceId),
    }),
  });
}
