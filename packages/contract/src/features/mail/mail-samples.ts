import { defineCall } from '../../call.ts';
import { z } from '../../zod.ts';

const kindSchema = z.object({
  /** Its purpose, such as `reset-password`. */
  kind: z.string(),
  /** The part of the wording that contains its texts. */
  wording: z.string(),
});

export type MailKind = z.infer<typeof kindSchema>;

export const listMailKinds = defineCall({
  method: 'GET',
  path: '/api/studio/mails/samples',
  summary: 'Every kind of mail that the site sends',
  group: 'Mails',
  access: 'mails.manage',
  success: { status: 200, body: z.object({ data: z.array(kindSchema) }) },
  errors: ['forbidden'],
});

const mailSampleSchema = z.object({
  subject: z.string(),
  text: z.string(),
  /** The page that a mail program shows. */
  html: z.string(),
});

export type MailSample = z.infer<typeof mailSampleSchema>;

export const getMailSamples = defineCall({
  method: 'GET',
  path: '/api/studio/mails/samples/:kind',
  summary: 'A kind of mail with made-up values, once for each case in which its text differs',
  group: 'Mails',
  access: 'mails.manage',
  params: z.object({ kind: z.string().max(100) }),
  /** Another language than the default one is used only if the site offers it. */
  query: z.object({ language: z.string().max(20).optional() }),
  success: { status: 200, body: z.object({ data: z.array(mailSampleSchema) }) },
  errors: ['validation_failed', 'forbidden', 'not_found'],
});
