import { messageReference } from '@rostra/messages';
import { defineCall } from '../../call.ts';
import { okSchema } from '../../ok.ts';
import { z } from '../../zod.ts';
import { givenPasswordSchema } from '../accounts/credentials.ts';
import {
  passkeyProofSchema,
  recoveryProofSchema,
  totpProofSchema,
} from '../second-factors/log-in.ts';
import { requestOptionsSchema } from '../second-factors/webauthn.ts';
import { factorMethods } from './auth-response.ts';

/** How long a proof of identity, or a login, allows sensitive actions. */
export const PROOF_LIFETIME_MS = 10 * 60_000;

export const passwordProofSchema = z.object({
  method: z.literal('password'),
  password: givenPasswordSchema,
});

/**
 * The ways to prove one's identity again within a session. With a second factor, the password is none of them: whoever
 * has stolen a session and a password must not be able to remove the factor.
 */
export const identityProofSchema = z.discriminatedUnion(
  'method',
  [passwordProofSchema, totpProofSchema, passkeyProofSchema, recoveryProofSchema],
  messageReference('second-factors-server', 'proofMissing'),
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
  errors: [
    'validation_failed',
    'wrong_password',
    'invalid_code',
    'invalid_passkey',
    'account_blocked',
    'unauthorized',
    'forbidden',
    'unavailable',
  ],
});

const proofMethods = ['password', ...factorMethods] as const;

export type ProofMethod = (typeof proofMethods)[number];

export const getProofMethods = defineCall({
  method: 'GET',
  path: '/api/auth/prove',
  summary: 'The ways in which the logged-in user can prove their identity',
  group: 'Sessions',
  access: 'member',
  success: { status: 200, body: z.object({ methods: z.array(z.enum(proofMethods)) }) },
  errors: ['unauthorized'],
});

export const getProofOptions = defineCall({
  method: 'POST',
  path: '/api/auth/prove/passkey-options',
  summary: 'Options for proving one’s identity with a passkey',
  group: 'Sessions',
  access: 'member',
  success: { status: 200, body: requestOptionsSchema },
  errors: ['unauthorized'],
});
