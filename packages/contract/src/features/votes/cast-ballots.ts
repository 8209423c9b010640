import { messageReference } from '@rostra/messages';
import { defineCall } from '../../call.ts';
import { z } from '../../zod.ts';
import { bySlug } from './read-votes.ts';
import { optionTextSchema, slipKeySchema, voteSchema } from './vote.ts';

const member = { group: 'Votes', access: 'member' } as const;
const params = z.object({ id: z.string().max(40) });
const hex = (bytes: number) =>
  z
    .string()
    .regex(new RegExp(`^[0-9a-f]{${bytes * 2}}$`), messageReference('rules', 'invalidValue'));
const choice = z.string().max(20);

/** The size of the keys that sign slips. */
export const SLIP_KEY_BYTES = 256;

/** Why a member cannot vote. */
export const rollObstacles = [
  'blocked',
  'unconfirmed',
  'joinedLate',
  'plan',
  'planLate',
  'notPaid',
  'metLate',
] as const;

export const readBallot = defineCall({
  ...member,
  method: 'GET',
  path: '/api/votes/by-slug/:slug/ballot',
  summary: 'A vote as a member sees it',
  params: bySlug,
  success: {
    status: 200,
    body: z.object({
      data: z.object({
        vote: voteSchema,
        texts: z.array(optionTextSchema),
        /** Null until the roll is fixed. */
        isOnRoll: z.boolean().nullable(),
        /** Why not, or why not as things are now. */
        obstacle: z.enum(rollObstacles).nullable(),
        /** How the member finds themselves on the roll. */
        leaf: z.object({ hash: z.string(), salt: z.string(), account: z.string() }).nullable(),
        /** Whether a slip was signed for the member. Null once the vote is closed. */
        hasSlip: z.boolean().nullable(),
        /** The key that signs slips, while a secret vote is open. */
        slipKey: slipKeySchema.nullable(),
        /** In a vote with open ballots. */
        choice: z.string().nullable(),
        hasReported: z.boolean(),
      }),
    }),
  },
  errors: ['not_found'],
});

export const issueSlip = defineCall({
  ...member,
  method: 'POST',
  path: '/api/votes/:id/slips',
  summary: 'Sign a blinded slip, once for each member on the roll',
  params,
  body: z.object({ blinded: hex(SLIP_KEY_BYTES) }),
  success: { status: 200, body: z.object({ data: z.object({ signature: z.string() }) }) },
  errors: ['validation_failed', 'not_found', 'not_open', 'not_on_roll', 'conflict', 'unavailable'],
});

export const castBallot = defineCall({
  group: 'Votes',
  access: 'public',
  method: 'POST',
  path: '/api/votes/:id/ballots',
  summary: 'Cast a secret ballot with a signed slip, or replace it. Without cookie or token',
  params,
  body: z.object({ slip: hex(32), signature: hex(SLIP_KEY_BYTES), receipt: hex(16), choice }),
  success: { status: 200, body: z.object({ data: z.object({ receipt: z.string() }) }) },
  errors: ['validation_failed', 'forbidden', 'not_found', 'not_open', 'conflict'],
});

export const castOpenBallot = defineCall({
  ...member,
  method: 'PUT',
  path: '/api/votes/:id/ballot',
  summary: 'Cast an open ballot, or replace it',
  params,
  body: z.object({ choice }),
  success: { status: 200, body: z.object({ data: z.object({ choice: z.string() }) }) },
  errors: ['validation_failed', 'not_found', 'not_open', 'not_on_roll', 'conflict'],
});

export const reportMissingReceipt = defineCall({
  ...member,
  method: 'POST',
  path: '/api/votes/:id/missing-receipt',
  summary: 'Say that one’s receipt is not in the record',
  params,
  success: { status: 200, body: z.object({ data: z.object({ hasReported: z.literal(true) }) }) },
  errors: ['not_found', 'not_open', 'not_on_roll', 'conflict'],
});

export type RollObstacle = (typeof rollObstacles)[number];
