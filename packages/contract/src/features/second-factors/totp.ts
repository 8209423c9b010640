import { messageReference } from '@rostra/messages';
import { defineCall } from '../../call.ts';
import { okSchema } from '../../ok.ts';
import { z } from '../../zod.ts';
import { newRecoveryCodesSchema } from './second-factors.ts';

/** People copy codes with spaces. */
export const totpCodeSchema = z
  .string(messageReference('accounts', 'rule.codeRequired'))
  .max(20, messageReference('two-step-login', 'rule.sixDigits'))
  .transform((code) => code.replaceAll(/\s/g, ''))
  .pipe(
    z
      .string()
      .min(1, messageReference('accounts', 'rule.codeRequired'))
      .regex(/^\d{6}$/, messageReference('two-step-login', 'rule.sixDigits')),
  );

const totpSetupSchema = z.object({
  /** Base32, for apps that cannot scan. */
  secret: z.string(),
  uri: z.string(),
  /** A path for an SVG with the view box `0 0 size size`. */
  qrCode: z.object({ size: z.number().int(), path: z.string() }),
});

export type TotpSetup = z.infer<typeof totpSetupSchema>;

export const startTotp = defineCall({
  method: 'POST',
  path: '/api/second-factors/totp',
  summary: 'Create a secret for an authenticator app, which is to be confirmed with a code',
  group: 'Second factors',
  access: 'member',
  needsProof: true,
  success: { status: 200, body: totpSetupSchema },
  errors: ['unauthorized', 'conflict'],
});

export const totpConfirmationSchema = z.object(
  { code: totpCodeSchema },
  messageReference('accounts', 'rule.codeRequired'),
);

export const confirmTotp = defineCall({
  method: 'POST',
  path: '/api/second-factors/totp/confirm',
  summary: 'Confirm the authenticator app with its first code',
  group: 'Second factors',
  access: 'member',
  needsProof: true,
  body: totpConfirmationSchema,
  success: { status: 200, body: z.object({ recoveryCodes: newRecoveryCodesSchema }) },
  errors: ['validation_failed', 'unauthorized', 'invalid_code'],
});

export const removeTotp = defineCall({
  method: 'DELETE',
  path: '/api/second-factors/totp',
  summary: 'Remove the authenticator app',
  group: 'Second factors',
  access: 'member',
  needsProof: true,
  success: { status: 200, body: okSchema },
  errors: ['unauthorized', 'not_found'],
});
