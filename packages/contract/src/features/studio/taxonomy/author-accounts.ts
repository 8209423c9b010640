import { defineCall } from '../../../call.ts';
import { okSchema } from '../../../ok.ts';
import { z } from '../../../zod.ts';
import { personSchema } from '../entry-summary.ts';
import { entryParams } from '../get-entry.ts';

export const listAuthorAccounts = defineCall({
  method: 'GET',
  path: '/api/studio/author-accounts',
  summary: 'Staff who can write, and which of them are linked to an author',
  group: 'Studio',
  access: 'content.edit',
  success: {
    status: 200,
    body: z.object({
      people: z.array(personSchema),
      /** The id of the account, by the document id of the author. */
      accounts: z.record(z.string(), z.number().int()),
    }),
  },
  errors: ['forbidden'],
});

export const linkAuthorAccount = defineCall({
  method: 'PUT',
  path: '/api/studio/author-accounts/:id',
  summary:
    'Link an author to the account of a member of staff, whose new texts then name this author',
  group: 'Studio',
  access: 'content.edit',
  params: entryParams.pick({ id: true }),
  body: z.object({ userId: z.number().int().positive().nullable() }),
  success: { status: 200, body: okSchema },
  errors: ['validation_failed', 'forbidden', 'not_found'],
});
