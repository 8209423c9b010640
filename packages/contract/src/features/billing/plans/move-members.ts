import { messageReference } from '@rostra/messages';
import { defineCall } from '../../../call.ts';
import { numberCursor, numberedPage, pageParams } from '../../../paging.ts';
import { z } from '../../../zod.ts';
import { planIntervals } from './plans.ts';

const params = z.object({ id: z.string().max(100) });
const invalid = messageReference('rules', 'invalidValue');

/**
 * `ready`: can be moved. Others keep their price: `ending` (cancelled), `unpaid` (a payment is due),
 * `other-terms` (another currency or interval) and `refused` (by Stripe).
 */
export const moveStates = ['ready', 'ending', 'unpaid', 'other-terms', 'refused'] as const;

const movedMemberSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  state: z.enum(moveStates),
  currency: z.string(),
  interval: z.enum(planIntervals).nullable(),
  /** What the member pays now and from the date on, each with the discount, in the minor unit. */
  before: z.number().int().nullable(),
  after: z.number().int(),
  /** The next payment. */
  at: z.string(),
});

const moveSchema = z.object({
  /** The current price of the plan. */
  priceId: z.string(),
  priceMinor: z.number().int(),
  currency: z.string(),
  interval: z.enum(planIntervals),
  /** Members who pay an earlier price, by state. */
  counts: z.record(z.enum(moveStates), z.number().int()),
  /** Moved so far; null if nobody has started. */
  moved: z.number().int().nullable(),
  isFinished: z.boolean(),
});

export type MoveState = (typeof moveStates)[number];
export type MovedMember = z.infer<typeof movedMemberSchema>;
export type PlanMove = z.infer<typeof moveSchema>;

export const previewMove = defineCall({
  method: 'GET',
  path: '/api/studio/plans/:id/move',
  summary: 'Who pays an earlier price of a plan, what they would pay, and from when on',
  group: 'Plans',
  access: 'plans.manage',
  params,
  query: z.object({
    ...pageParams(numberCursor),
  }),
  success: {
    status: 200,
    body: z.object({
      data: moveSchema,
      members: z.array(movedMemberSchema),
      meta: numberedPage,
    }),
  },
  errors: ['validation_failed', 'forbidden', 'not_found', 'payments_unavailable'],
});

export const moveMembers = defineCall({
  method: 'POST',
  path: '/api/studio/plans/:id/move',
  summary:
    'Move some members from earlier prices to the current one, which they pay from their next payment on; repeat until nobody is left',
  group: 'Plans',
  access: 'plans.manage',
  params,
  body: z.object({ priceId: z.string(invalid).max(255, invalid) }, invalid),
  success: { status: 200, body: z.object({ data: moveSchema }) },
  errors: ['validation_failed', 'forbidden', 'not_found', 'edit_conflict', 'payments_unavailable'],
});
