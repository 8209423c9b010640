import { messageReference } from '@rostra/messages';
import { z } from '../../../zod.ts';
import { stripeId } from '../payments/payment-to-confirm.ts';

/** Either one identifies the plan. If both are given, they must match. */
export const planChoice = {
  planId: z.string(messageReference('billing-server', 'planNotFound')).max(100).optional(),
  priceId: stripeId('price').optional(),
};

export const NO_PLAN = messageReference('billing-server', 'planOrPrice');

export const namesPlan = (body: { planId?: unknown; priceId?: unknown }) =>
  body.planId !== undefined || body.priceId !== undefined;

export const subscriptionParams = z.object({ subscriptionId: z.string() });
