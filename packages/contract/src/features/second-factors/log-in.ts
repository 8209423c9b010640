import { messageReference } from '@rostra/messages';
import { defineCall } from '../../call.ts';
import { z } from '../../zod.ts';
import { authResponseSchema } from '../sessions/auth-response.ts';
import { totpCodeSchema } from './totp.ts';
import { authenticationResponseSchema, requestOptionsSchema } from './webauthn.ts';

const recoveryCodeSchema = z
  .string(messageReference('two-step-login', 'rule.recoveryCodeRequired'))
  .trim()
  .min(1, messageReference('two-step-login', 'rule.recoveryCodeRequired'))
  .max(40, messageReference('two-step-login', 'rule.notRecoveryCode'));

export const totpProofSchema = z.object({ method: z.literal('totp'), code: totpCodeSchema });

export const recoveryProofSchema = z.object({
  method: z.literal('recovery-code'),
  code: recoveryCodeSchema,
});

export const passkeyProofSchema = z.object({
  method: z.literal('passkey'),
  response: authenticationResponseSchema,
});

/** What proves a second factor. */
const factorProofSchema = z.discriminatedUnion('method', [
  totpProofSchema,
  recoveryProofSchema,
  passkeyProofSchema,
]);

export type FactorProof = z.infer<typeof factorProofSchema>;

const pendingToken = z
  .string(messageReference('second-factors-server', 'tokenRequired'))
  .min(1, messageReference('second-factors-server', 'tokenRequired'))
  .max(200);

export const completeLogin = defineCall({
  method: 'POST',
  path: '/api/auth/second-factor',
  summary: 'Complete a pending login with a second factor',
  group: 'Accounts',
  access: 'public',
  body: z.object({ token: pendingToken, proof: factorProofSchema }),
  success: { status: 200, body: authResponseSchema },
  errors: [
    'validation_failed',
    'invalid_code',
    'invalid_passkey',
    'login_expired',
    'account_blocked',
  ],
});

export const getSecondFactorOptions = defineCall({
  method: 'POST',
  path: '/api/auth/second-factor/passkey-options',
  summary: 'Options for completing a pending login with a passkey',
  group: 'Accounts',
  access: 'public',
  body: z.object({ token: pendingToken }),
  success: { status: 200, body: requestOptionsSchema },
  errors: ['validation_failed', 'login_expired'],
});

export const getPasskeyLoginOptions = defineCall({
  method: 'POST',
  path: '/api/auth/passkey/options',
  summary: 'Options for logging in with a passkey instead of a password',
  group: 'Accounts',
  access: 'public',
  success: { status: 200, body: requestOptionsSchema },
  errors: [],
});

export const logInWithPasskey = defineCall({
  method: 'POST',
  path: '/api/auth/passkey',
  summary: 'Log in with a passkey instead of a password',
  group: 'Accounts',
  access: 'public',
  body: z.object({ response: authenticationResponseSchema }),
  success: { status: 200, body: authResponseSchema },
  errors: ['validation_failed', 'invalid_passkey', 'account_blocked'],
});
