import { defineCall } from '../../call.ts';
import { okSchema } from '../../ok.ts';
import { z } from '../../zod.ts';
import { givenPasswordSchema } from '../accounts/credentials.ts';

/** How long a proof of identity, or a login, allows sensitive actions. */
export const PROOF_LIFETIME_MS = 10 * 60_000;

export const passwordProofSchema = z.object({
  method: z.literal('password'),
  password: givenPasswordSchema,
});

/** The ways to prove one's identity again within a session. */
export const identityProofSchema = z.discriminatedUnion(
  'method',
  [passwordProofSchema],
  'A proof of identity is required',
);

export type IdentityProof = z.infer<typeof identityProofSchema>;

export const proveIdentity = defineCall({
  method: 'POST',
  path: '/api/auth/prove',
  summary: 'Prove the identity of the logged-in user again, which allows sensitive actions',
  group: 'Sessions',
  access: 'member',
  body: identityProofSchema,
  success: { status: 200, body: okSchema },
  errors: ['validation_failed', 'wrong_password', 'unauthorized', 'unavailable'],
});
