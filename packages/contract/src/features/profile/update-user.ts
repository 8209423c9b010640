import { defineCall } from '../../call.ts';
import { z } from '../../zod.ts';
import { userSchema } from '../accounts/user.ts';
import { userIdParamsSchema } from './get-user.ts';
import { metadataSchema } from './metadata.ts';
import { lineOfText, textBlock } from './text-fields.ts';

/** An empty string clears a field. */
export const profileFieldsSchema = z.object({
  firstName: lineOfText('First name', 100).nullish(),
  lastName: lineOfText('Last name', 100).nullish(),
  bio: textBlock('"About you"', 2000).nullish(),
  organisation: lineOfText('Organisation', 150).nullish(),
});

export type ProfileFields = z.infer<typeof profileFieldsSchema>;

/**
 * Profile fields are accepted inside `profile` or at the top level. `avatar: null` removes the picture; a
 * new one is uploaded. Other keys, such as role or stripeCustomerId, are ignored.
 */
export const userChangesSchema = z.object(
  {
    ...profileFieldsSchema.shape,
    profile: z
      .object(
        { ...profileFieldsSchema.shape, avatar: z.unknown().optional() },
        'Profile must be an object',
      )
      .nullish(),
    metadata: metadataSchema.nullish(),
    /** Of mails; null means the default language of the site. */
    language: z.string('Language must be text').max(12, 'Unknown language').nullish(),
  },
  'The request body must be an object',
);

export type UserChanges = z.infer<typeof userChangesSchema>;

export const updateMe = defineCall({
  method: 'PUT',
  path: '/api/users/me',
  summary: 'Update the logged-in user',
  group: 'Users',
  access: 'member',
  body: userChangesSchema,
  success: { status: 200, body: userSchema },
  errors: ['validation_failed', 'unauthorized'],
});

export const updateUser = defineCall({
  method: 'PUT',
  path: '/api/users/:id',
  summary: 'Update a user by id: only oneself',
  group: 'Users',
  access: 'member',
  params: userIdParamsSchema,
  body: userChangesSchema,
  success: { status: 200, body: userSchema },
  errors: ['validation_failed', 'unauthorized', 'forbidden'],
});

export const patchUser = defineCall({ ...updateUser, method: 'PATCH' });
