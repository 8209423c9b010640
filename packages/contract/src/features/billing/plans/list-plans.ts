import { defineCall } from '../../../call.ts';
import { z } from '../../../zod.ts';
import { planIntervals } from './plans.ts';

export const offeredPlanSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  /** In the major unit, such as 9.99. */
  price: z.number(),
  currency: z.string(),
  interval: z.enum(planIntervals),
  features: z.array(z.string()),
  savingPercent: z.number().int().optional(),
  priceId: z.string(),
});

export type OfferedPlan = z.infer<typeof offeredPlanSchema>;

export const listPlans = defineCall({
  method: 'GET',
  path: '/api/plans',
  summary: 'The plans that members can subscribe to',
  group: 'Plans',
  access: 'public',
  success: { status: 200, body: z.array(offeredPlanSchema) },
  errors: [],
});
