import { defineCall } from '../../call.ts';
import { z } from '../../zod.ts';
import { optionTextSchema, slipKeySchema, voteSchema } from './vote.ts';

const reads = { method: 'GET', group: 'Votes', access: 'public' } as const;
export const bySlug = z.object({ slug: z.string().max(200) });

export const listVotes = defineCall({
  ...reads,
  path: '/api/votes',
  summary: 'All votes: open ones first, then those to come, then past ones',
  /** Only those about a policy. */
  query: z.object({ documentId: z.string().max(40).optional() }),
  success: { status: 200, body: z.object({ data: z.array(voteSchema) }) },
  errors: ['validation_failed'],
});

export const readVote = defineCall({
  ...reads,
  path: '/api/votes/by-slug/:slug',
  summary: 'A vote with the texts it is about, and its result once it is closed',
  params: bySlug,
  success: {
    status: 200,
    body: z.object({
      data: z.object({
        vote: voteSchema,
        texts: z.array(optionTextSchema),
        /** The key that signs slips, the same for everybody. Null until a secret vote is open. */
        slipKey: slipKeySchema.nullable(),
        /** Of an open ballot, once it is closed: who chose what. */
        names: z
          .array(
            z.object({
              /** Null for a former member. */
              name: z.string().nullable(),
              salt: z.string().nullable(),
              nameHash: z.string(),
              choice: z.string(),
            }),
          )
          .nullable(),
      }),
    }),
  },
  errors: ['not_found'],
});
