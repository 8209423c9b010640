import { messageReference } from '@rostra/messages';
import { defineCall } from '../../call.ts';
import { okSchema } from '../../ok.ts';
import { numberCursor, numberedPage, pageParams } from '../../paging.ts';
import { z } from '../../zod.ts';

/** `waiting`: to be sent, or tried again later. `failed`: no attempt delivered it. */
export const mailStates = ['waiting', 'failed', 'sent'] as const;

export type MailState = (typeof mailStates)[number];

/** A mail without its subject and text, which may contain a link that logs somebody in. */
const mailSummarySchema = z.object({
  id: z.number().int(),
  /** Its purpose, such as `reset-password`. */
  kind: z.string(),
  to: z.string(),
  state: z.enum(mailStates),
  attempts: z.number().int(),
  createdAt: z.string(),
  sentAt: z.string().nullable(),
  /** When it is tried next; null unless it is waiting. */
  dueAt: z.string().nullable(),
  /** The error code of the last attempt. */
  error: z.string().nullable(),
  /** What the mail server said to the last attempt, without links and codes. */
  serverReply: z.string().nullable(),
  /** Whether a failed mail can be sent again. */
  canRetry: z.boolean(),
});

export type MailSummary = z.infer<typeof mailSummarySchema>;

const MAX_ID = 2 ** 31 - 1;

const id = (message: string) =>
  z.coerce.number(message).int(message).positive(message).max(MAX_ID, message);

export const listMails = defineCall({
  method: 'GET',
  path: '/api/studio/mails',
  summary: 'Mails of the last 30 days in one state, newest first',
  group: 'Mails',
  access: 'mails.manage',
  query: z.object({
    state: z.enum(mailStates, messageReference('rules', 'unknownState')).default('failed'),
    ...pageParams(numberCursor),
  }),
  success: {
    status: 200,
    body: z.object({
      data: z.array(mailSummarySchema),
      meta: numberedPage.extend({
        counts: z.object({
          waiting: z.number().int(),
          failed: z.number().int(),
          sent: z.number().int(),
        }),
        /** Who mails come from: `Name <address>`. */
        sender: z.string(),
        /** Whether the environment fixes the sender. */
        isSenderFixed: z.boolean(),
      }),
    }),
  },
  errors: ['validation_failed', 'forbidden'],
});

export const retryMail = defineCall({
  method: 'POST',
  path: '/api/studio/mails/:id/retry',
  summary: 'Send a failed mail again',
  group: 'Mails',
  access: 'mails.manage',
  params: z.object({ id: id(messageReference('rules', 'invalidId')) }),
  success: { status: 200, body: okSchema },
  errors: ['validation_failed', 'forbidden', 'not_found', 'conflict'],
});

export const retryFailedMails = defineCall({
  method: 'POST',
  path: '/api/studio/mails/retry',
  summary: 'Send all failed mails again',
  group: 'Mails',
  access: 'mails.manage',
  success: {
    status: 200,
    body: z.object({ data: z.object({ count: z.number().int() }) }),
  },
  errors: ['forbidden'],
});
