import { defineCall } from '../../call.ts';
import { z } from '../../zod.ts';
import { localeQueryShape } from '../content/entry.ts';
import { editionPolicySchema } from '../policies/editions.ts';
import { pledgeHistorySchema, pledgeSchema, pledgeStatuses } from './pledge.ts';

const reads = { method: 'GET', group: 'Pledges', access: 'public' } as const;

export const listPledges = defineCall({
  ...reads,
  path: '/api/pledges',
  summary: 'All pledges with their present status, the last changed first',
  query: z.object({
    /** Only those of a policy. */
    documentId: z.string().max(40).optional(),
    status: z.enum(pledgeStatuses).optional(),
  }),
  success: {
    status: 200,
    body: z.object({
      data: z.array(pledgeSchema),
      meta: z.object({
        /** How many have each status, whichever is asked for. */
        counts: z.record(z.enum(pledgeStatuses), z.number().int()),
      }),
    }),
  },
  errors: ['validation_failed'],
});

/** `slug` is the present or a former slug of the policy, or its document id. */
export const readPolicyPledges = defineCall({
  ...reads,
  path: '/api/policies/by-slug/:slug/pledges',
  summary: 'The pledges of a policy with all their evidence, also if it is no longer published',
  params: z.object({ slug: z.string().max(200) }),
  query: z.object(localeQueryShape),
  success: {
    status: 200,
    body: z.object({
      data: z.object({ policy: editionPolicySchema, pledges: z.array(pledgeHistorySchema) }),
    }),
  },
  errors: ['validation_failed', 'not_found'],
});
