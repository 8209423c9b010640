import { messageReference } from '@rostra/messages';
import { defineCall } from '../../../call.ts';
import { z } from '../../../zod.ts';
import { managedNewsletterSchema, newsletterFieldsSchema } from './managed-newsletter.ts';

const invalid = messageReference('rules', 'invalidValue');
const shared = { group: 'Newsletters', access: 'members.manage' } as const;
const params = z.object({ id: z.string().max(40) });
/** Every change answers with all of them. */
const success = {
  status: 200,
  body: z.object({ data: z.array(managedNewsletterSchema) }),
} as const;
const errors = [
  'validation_failed',
  'forbidden',
  'not_found',
  'conflict',
  'edit_conflict',
] as const;

export const listManagedNewsletters = defineCall({
  group: 'Newsletters',
  access: 'content.edit',
  method: 'GET',
  path: '/api/studio/newsletters',
  summary: 'All newsletters in their order, with the number of their subscribers',
  success,
  errors: ['forbidden'],
});

export const createNewsletter = defineCall({
  ...shared,
  method: 'POST',
  path: '/api/studio/newsletters',
  summary: 'Create a newsletter. It is open to new subscribers at once',
  body: newsletterFieldsSchema.extend({
    /** Chosen by the caller: a repeated call with the same key creates no second one. */
    key: z.uuid(invalid),
  }),
  success: { ...success, status: 201 },
  errors: ['validation_failed', 'forbidden', 'conflict', 'edit_conflict'],
});

export const changeNewsletter = defineCall({
  ...shared,
  method: 'PUT',
  path: '/api/studio/newsletters/:id',
  summary: 'Change the texts of a newsletter',
  params,
  body: newsletterFieldsSchema.extend({ updatedAt: z.string(invalid).max(40, invalid) }),
  success,
  errors,
});

export const closeNewsletter = defineCall({
  ...shared,
  method: 'POST',
  path: '/api/studio/newsletters/:id/close',
  summary: 'Take no new subscribers. Those who are subscribed stay',
  params,
  success,
  errors,
});

export const reopenNewsletter = defineCall({
  ...shared,
  method: 'POST',
  path: '/api/studio/newsletters/:id/reopen',
  summary: 'Take new subscribers again',
  params,
  success,
  errors,
});

export const deleteNewsletter = defineCall({
  ...shared,
  method: 'DELETE',
  path: '/api/studio/newsletters/:id',
  summary: 'Delete a newsletter that has never had subscribers',
  params,
  success,
  errors,
});

export const orderNewsletters = defineCall({
  ...shared,
  method: 'PUT',
  path: '/api/studio/newsletters/order',
  summary: 'Set the order in which newsletters are offered',
  body: z.object({ ids: z.array(z.string().max(40), invalid).max(200, invalid) }, invalid),
  success,
  errors: ['validation_failed', 'forbidden', 'conflict', 'edit_conflict'],
});
