import { messageReference } from '@rostra/messages';
import { defineCall } from '../../call.ts';
import { okSchema } from '../../ok.ts';
import { z } from '../../zod.ts';
import { newRecoveryCodesSchema, passkeySchema } from './second-factors.ts';
import { creationOptionsSchema, registrationResponseSchema } from './webauthn.ts';

export const getPasskeyCreationOptions = defineCall({
  method: 'POST',
  path: '/api/second-factors/passkeys/options',
  summary: 'Options for creating a passkey in the browser',
  group: 'Second factors',
  access: 'member',
  needsProof: true,
  success: { status: 200, body: creationOptionsSchema },
  errors: ['unauthorized', 'conflict'],
});

export const addPasskey = defineCall({
  method: 'POST',
  path: '/api/second-factors/passkeys',
  summary: 'Store a passkey that the browser has created',
  group: 'Second factors',
  access: 'member',
  needsProof: true,
  body: z.object({ response: registrationResponseSchema }),
  success: {
    status: 201,
    body: z.object({ passkey: passkeySchema, recoveryCodes: newRecoveryCodesSchema }),
  },
  errors: ['validation_failed', 'unauthorized', 'invalid_passkey', 'conflict'],
});

const oneOf = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) });

export const passkeyNameSchema = z.object(
  {
    name: z
      .string(messageReference('second-factors', 'rule.nameRequired'))
      .trim()
      .min(1, messageReference('second-factors', 'rule.nameRequired'))
      .max(60, messageReference('second-factors', 'rule.nameTooLong')),
  },
  messageReference('second-factors', 'rule.nameRequired'),
);

export const renamePasskey = defineCall({
  method: 'PATCH',
  path: '/api/second-factors/passkeys/:id',
  summary: 'Rename a passkey',
  group: 'Second factors',
  access: 'member',
  params: oneOf,
  body: passkeyNameSchema,
  success: { status: 200, body: passkeySchema },
  errors: ['validation_failed', 'unauthorized', 'not_found'],
});

export const removePasskey = defineCall({
  method: 'DELETE',
  path: '/api/second-factors/passkeys/:id',
  summary: 'Remove a passkey',
  group: 'Second factors',
  access: 'member',
  needsProof: true,
  params: oneOf,
  success: { status: 200, body: okSchema },
  errors: ['validation_failed', 'unauthorized', 'not_found'],
});
