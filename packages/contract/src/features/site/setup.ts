import { defineCall } from '../../call.ts';
import { okSchema } from '../../ok.ts';
import { z } from '../../zod.ts';

const setupSchema = z.object({
  /** Whether the owner still has to go through the first steps. */
  isPending: z.boolean(),
  /** What is left of the content that a new site begins with. */
  starter: z.object({
    exists: z.boolean(),
    entries: z.number().int(),
    /** Entries that staff have changed, which would stay. */
    changed: z.number().int(),
    files: z.number().int(),
  }),
  /** False if no mail server is configured. */
  sendsMail: z.boolean(),
  /** Whether mails that are not sent can be read in the mailbox for developers. */
  hasMailbox: z.boolean(),
});

export type StudioSetup = z.infer<typeof setupSchema>;

export const getStudioSetup = defineCall({
  method: 'GET',
  path: '/api/studio/setup',
  summary: 'What is left to do on a new site',
  group: 'Studio',
  access: 'settings.edit',
  success: { status: 200, body: z.object({ data: setupSchema }) },
  errors: ['forbidden'],
});

const countsSchema = z.object({ entries: z.number().int(), files: z.number().int() });
const removedSchema = z.object({ removed: countsSchema, kept: countsSchema });

export type RemovedStarter = z.infer<typeof removedSchema>;

export const removeStarterContent = defineCall({
  method: 'DELETE',
  path: '/api/studio/setup/starter-content',
  summary: 'Delete the starter content for good, except for what staff have changed or use',
  group: 'Studio',
  access: 'settings.edit',
  success: { status: 200, body: z.object({ data: removedSchema }) },
  errors: ['forbidden'],
});

const testMailSchema = z.object({
  result: z.enum(['sent', 'failed', 'not_configured']),
  to: z.string(),
  /** What the mail server said; null unless the mail failed. */
  error: z.string().nullable(),
});

export type TestMailResult = z.infer<typeof testMailSchema>;

export const sendTestMail = defineCall({
  method: 'POST',
  path: '/api/studio/setup/test-mail',
  summary: 'Send a mail to one’s own address, and say what the mail server answered',
  group: 'Studio',
  access: 'settings.edit',
  success: { status: 200, body: z.object({ data: testMailSchema }) },
  errors: ['forbidden'],
});

export const finishSetup = defineCall({
  method: 'POST',
  path: '/api/studio/setup/finish',
  summary: 'End the first steps on a new site',
  group: 'Studio',
  access: 'settings.edit',
  success: { status: 200, body: okSchema },
  errors: ['forbidden'],
});
