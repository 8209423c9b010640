import { defineCall } from '../../call.ts';
import { z } from '../../zod.ts';

export const passkeySchema = z.object({
  id: z.number().int(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
});

export type Passkey = z.infer<typeof passkeySchema>;

const secondFactorsSchema = z.object({
  totp: z.object({ createdAt: z.string() }).nullable(),
  passkeys: z.array(passkeySchema),
  /** Null without a second factor. */
  recoveryCodes: z.object({ unused: z.number().int(), createdAt: z.string() }).nullable(),
  /** False if the site is reached by an IP address, which browsers do not accept for passkeys. */
  canAddPasskeys: z.boolean(),
});

export type SecondFactors = z.infer<typeof secondFactorsSchema>;

export const getSecondFactors = defineCall({
  method: 'GET',
  path: '/api/second-factors',
  summary: 'The second factors of the account',
  group: 'Second factors',
  access: 'member',
  success: { status: 200, body: secondFactorsSchema },
  errors: ['unauthorized'],
});

/** Shown once: only their hashes are stored. Null if the account already had some. */
export const newRecoveryCodesSchema = z.array(z.string()).nullable();

export const replaceRecoveryCodes = defineCall({
  method: 'POST',
  path: '/api/second-factors/recovery-codes',
  summary: 'Replace the recovery codes',
  group: 'Second factors',
  access: 'member',
  needsProof: true,
  success: { status: 200, body: z.object({ recoveryCodes: z.array(z.string()) }) },
  errors: ['unauthorized', 'not_found'],
});
