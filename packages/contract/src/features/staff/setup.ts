import { defineCall } from '../../call.ts';
import { okSchema } from '../../ok.ts';
import { z } from '../../zod.ts';
import { registrationSchema } from '../accounts/register.ts';
import { authResponseSchema } from '../sessions/auth-response.ts';

const keySchema = z.string().max(200);

/** For the page behind the setup link. Without the right key, the page does not exist. */
export const checkSetupKey = defineCall({
  method: 'GET',
  path: '/api/setup',
  summary: 'Whether a key can set up this site, which has no owner yet',
  group: 'Staff',
  access: 'public',
  query: z.object({ key: keySchema }),
  success: { status: 200, body: okSchema },
  errors: ['validation_failed', 'not_found'],
});

export const ownerSchema = registrationSchema.extend({ key: keySchema });

export type NewOwner = z.infer<typeof ownerSchema>;

export const setUpOwner = defineCall({
  method: 'POST',
  path: '/api/setup',
  summary: 'Create the owner of a site that has none, with the key of the setup link',
  group: 'Staff',
  access: 'public',
  body: ownerSchema,
  success: { status: 200, body: authResponseSchema },
  errors: ['validation_failed', 'not_found', 'already_taken'],
});
