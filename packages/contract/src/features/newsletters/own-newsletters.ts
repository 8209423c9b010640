import { defineCall } from '../../call.ts';
import { z } from '../../zod.ts';
import { preferencesSchema } from './preferences.ts';
import { newsletterChoiceSchema } from './subscribe.ts';

const ownSchema = preferencesSchema.pick({ newsletters: true }).extend({
  /** The choice counts as soon as the member has confirmed the address of the account. */
  isConfirmed: z.boolean(),
});

export type OwnNewsletters = z.infer<typeof ownSchema>;

const shared = { group: 'Newsletters', access: 'member' } as const;
const success = { status: 200, body: z.object({ data: ownSchema }) } as const;

export const readOwnNewsletters = defineCall({
  ...shared,
  method: 'GET',
  path: '/api/users/me/newsletters',
  summary: 'The newsletters, and which of them the member gets',
  success,
  errors: ['unauthorized'],
});

/** Where a member chooses. */
const memberSources = ['profile', 'registration'] as const;

export const chooseOwnNewsletters = defineCall({
  ...shared,
  method: 'PUT',
  path: '/api/users/me/newsletters',
  summary: 'Choose newsletters, at the address of the account',
  body: z.object({ newsletters: newsletterChoiceSchema, source: z.enum(memberSources) }),
  success,
  errors: ['validation_failed', 'unauthorized', 'conflict'],
});
