import { messageReference } from '@rostra/messages';
import { defineCall } from '../../call.ts';
import { z } from '../../zod.ts';
import { userSchema } from '../accounts/user.ts';
import { userIdParamsSchema } from './get-user.ts';
import { metadataSchema } from './metadata.ts';
import { lineOfText, textBlock } from './text-fields.ts';

/** An empty string clears a field. */
export const profileFieldsSchema = z.object({
  firstName: lineOfText('firstName', 100).nullish(),
  lastName: lineOfText('lastName', 100).nullish(),
  bio: textBlock('bio', 2000).nullish(),
  organisation: lineOfText('organisation', 150).nullish(),
});

export type ProfileFields = z.infer<typeof profileFieldsSchema>;

const languageSchema = z
  .string(messageReference('profile-server', 'languageText'))
  .max(12, messageReference('profile-server', 'unknownLanguage'));

/** The form with the language of mails. */
export const userLanguageSchema = z.object({ language: languageSchema });

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
        messageReference('profile-server', 'profileObject'),
      )
      .nullish(),
    metadata: metadataSchema.nullish(),
    /** Cannot be changed; a client may send back what it has read. */
    username: z.unknown().optional(),
    /** The language of mails; null means the site's default language. */
    language: languageSchema.nullish(),
  },
  messageReference('profile-server', 'bodyObject'),
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
