import { defineCall } from '../../call.ts';
import { z } from '../../zod.ts';
import {
  openingObstacles,
  optionTextSchema,
  postponementSchema,
  reasonSchema,
  votePlanSchema,
  voteSchema,
} from './vote.ts';

const shared = { group: 'Votes', access: 'content.edit' } as const;
const params = z.object({ id: z.string().max(40) });

const managedVoteSchema = voteSchema.extend({
  /** Before it opens: how many members would be on the roll now. */
  expectedRoll: z.number().int().nullable(),
  /** Why it does not open. */
  obstacle: z.enum(openingObstacles).nullable(),
  /** Whether the key that signs slips cannot be read, so that nobody can get one. */
  hasUnreadableKey: z.boolean(),
  /** The vote whose run-off this is. */
  runOffOf: z.string().nullable(),
});

const success = {
  status: 200,
  body: z.object({ data: z.object({ vote: managedVoteSchema, texts: z.array(optionTextSchema) }) }),
} as const;

const changeErrors = ['validation_failed', 'forbidden', 'not_found', 'conflict'] as const;

export const listManagedVotes = defineCall({
  ...shared,
  method: 'GET',
  path: '/api/studio/votes',
  summary: 'All votes, newest first, and the minimum times of new ones',
  success: {
    status: 200,
    body: z.object({
      data: z.array(voteSchema),
      /** For votes that are announced now. */
      meta: z.object({ minimum: voteSchema.shape.minimum }),
    }),
  },
  errors: ['forbidden'],
});

export const announceVote = defineCall({
  ...shared,
  needsProof: true,
  method: 'POST',
  path: '/api/studio/votes',
  summary: 'Announce a vote on texts of a policy',
  body: votePlanSchema.extend({
    /** Chosen by the caller: a repeated call with the same key announces no second one. */
    key: z.uuid(),
    documentId: z.string().max(40),
    locale: z.string().max(35),
    /** The vote that found no majority. Its roll rules and leading options apply. */
    runOffOf: z.string().max(40).nullable(),
  }),
  success: { ...success, status: 201 },
  errors: changeErrors,
});

export const readManagedVote = defineCall({
  ...shared,
  method: 'GET',
  path: '/api/studio/votes/:id',
  summary: 'A vote with its texts',
  params,
  success,
  errors: ['forbidden', 'not_found'],
});

export const postponeVote = defineCall({
  ...shared,
  needsProof: true,
  method: 'POST',
  path: '/api/studio/votes/:id/postpone',
  summary:
    'Open or close a vote later; the change and its reason are public and mailed to the roll',
  params,
  body: postponementSchema,
  success,
  errors: changeErrors,
});

export const annulVote = defineCall({
  ...shared,
  needsProof: true,
  method: 'POST',
  path: '/api/studio/votes/:id/annul',
  summary: 'Annul a vote that is not closed; the reason is public',
  params,
  body: z.object({ reason: reasonSchema }),
  success,
  errors: changeErrors,
});

export type ManagedVote = z.infer<typeof managedVoteSchema>;
