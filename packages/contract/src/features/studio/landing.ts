import { messageReference } from '@rostra/messages';
import { defineCall } from '../../call.ts';
import { z } from '../../zod.ts';
import { landingSchema } from '../landing/landing.ts';
import { localeQuery } from './get-entry.ts';

const text = (max: number) =>
  z
    .string(messageReference('studio-server', 'textRequired'))
    .trim()
    .min(1, messageReference('studio-server', 'textRequired'))
    .max(max, messageReference('studio-server', 'textTooLong'))
    .refine((value) => !value.includes('\0'), messageReference('rules', 'invalidValue'));

export const editLanding = defineCall({
  method: 'PUT',
  path: '/api/studio/landing',
  summary: 'Change the texts of the landing page, which readers see immediately',
  group: 'Studio',
  access: 'content.edit',
  query: localeQuery,
  body: z.object({
    name: text(120),
    tagline: text(300),
    statement: text(500),
    statementBody: text(5000),
    membership: z.object({
      heading: text(200),
      body: text(2000),
      points: z.array(text(300)).max(20),
    }),
  }),
  success: { status: 200, body: z.object({ data: landingSchema }) },
  errors: ['validation_failed', 'forbidden', 'not_found'],
});
