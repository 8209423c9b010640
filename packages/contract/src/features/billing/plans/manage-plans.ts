import { messageReference } from '@rostra/messages';
import { defineCall } from '../../../call.ts';
import { z } from '../../../zod.ts';
import { editedPlanSchema, managedPlanSchema, newPlanSchema } from './managed-plan.ts';

const params = z.object({ id: z.string().max(100) });
const invalid = messageReference('rules', 'invalidValue');
const version = z.object({ version: z.number(invalid).int(invalid).min(0, invalid) }, invalid);

const shared = { group: 'Plans', access: 'plans.manage' } as const;
const success = {
  status: 200,
  body: z.object({ data: z.array(managedPlanSchema) }),
} as const;

export const listManagedPlans = defineCall({
  ...shared,
  method: 'GET',
  path: '/api/studio/plans',
  summary: 'All plans with their members, also those that are no longer offered',
  success,
  errors: ['forbidden'],
});

export const createPlan = defineCall({
  ...shared,
  method: 'POST',
  path: '/api/studio/plans',
  summary: 'Create a plan, with its product and price at Stripe',
  body: newPlanSchema,
  success,
  errors: ['validation_failed', 'forbidden', 'conflict', 'payments_unavailable'],
});

export const editPlan = defineCall({
  ...shared,
  method: 'PUT',
  path: '/api/studio/plans/:id',
  summary: 'Change a plan; members keep the price that they pay',
  params,
  body: editedPlanSchema,
  success,
  errors: [
    'validation_failed',
    'forbidden',
    'not_found',
    'conflict',
    'edit_conflict',
    'payments_unavailable',
  ],
});

export const retirePlan = defineCall({
  ...shared,
  method: 'POST',
  path: '/api/studio/plans/:id/retire',
  summary: 'Stop offering a plan; members who have it keep it',
  params,
  body: version,
  success,
  errors: ['validation_failed', 'forbidden', 'not_found', 'conflict', 'edit_conflict'],
});

export const offerPlan = defineCall({
  ...shared,
  method: 'POST',
  path: '/api/studio/plans/:id/offer',
  summary: 'Offer a retired plan again',
  params,
  body: version,
  success,
  errors: ['validation_failed', 'forbidden', 'not_found', 'edit_conflict', 'payments_unavailable'],
});

export const orderPlans = defineCall({
  ...shared,
  method: 'PUT',
  path: '/api/studio/plans/order',
  summary: 'Set the order in which plans are shown',
  body: z.object({ ids: z.array(z.string().max(100), invalid).max(100, invalid) }, invalid),
  success,
  errors: ['validation_failed', 'forbidden', 'edit_conflict'],
});
