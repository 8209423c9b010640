import {
  addPaymentMethod,
  createSetupIntent,
  listPaymentMethods,
  OK,
  removePaymentMethod,
  setDefaultPaymentMethod,
} from '@rostra/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { memberOf } from '../../../http/caller.ts';
import { contractRoute } from '../../../http/contract-route.ts';
import type { BillingContext } from '../context.ts';
import { CHARGE_LIMIT, STRIPE_LIMIT } from '../rate-limits.ts';
import { addCard } from './add-card.ts';
import { chooseDefaultCard } from './choose-default-card.ts';
import { listOwnCards } from './list-own-cards.ts';
import { removeCard } from './remove-card.ts';
import { startCardSetup } from './start-card-setup.ts';

export function cardRoutes(app: FastifyInstance, context: BillingContext): void {
  const userIdOf = (request: FastifyRequest) => memberOf(request.caller).userId;

  contractRoute(app, listPaymentMethods, {
    limit: STRIPE_LIMIT,
    handle: ({ request }) => listOwnCards(context, userIdOf(request)),
  });
  contractRoute(app, createSetupIntent, {
    limit: CHARGE_LIMIT,
    handle: ({ request }) => startCardSetup(context, userIdOf(request)),
  });
  contractRoute(app, addPaymentMethod, {
    limit: CHARGE_LIMIT,
    handle: ({ body, request }) => addCard(context, userIdOf(request), body),
  });
  contractRoute(app, setDefaultPaymentMethod, {
    limit: CHARGE_LIMIT,
    handle: ({ params, request }) => chooseDefaultCard(context, userIdOf(request), params.id),
  });
  contractRoute(app, removePaymentMethod, {
    limit: STRIPE_LIMIT,
    handle: async ({ params, request }) => {
      await removeCard(context, userIdOf(request), params.id);
      return OK;
    },
  });
}
