import { messageReference } from '@rostra/messages';
import { type CallOutput, defineCall } from '../../call.ts';
import { z } from '../../zod.ts';

/** How many days staff can look at, up to today. The longest is all that is kept: 13 months. */
export const readershipDays = [7, 30, 90, 396] as const;

const invalid = messageReference('rules', 'invalidValue');
const count = z.number().int();
const countsShape = { views: count, visitors: count };

/** Views are exact. Visitors are an estimate for each day; over several days, they are added up. */
export const getReadership = defineCall({
  method: 'GET',
  path: '/api/studio/readers',
  summary: 'How often pages were read, by how many visitors a day, and where they came from',
  group: 'Studio',
  access: 'content.draft',
  query: z.object({
    days: z.coerce
      .number(invalid)
      .refine((days) => readershipDays.some((known) => known === days), invalid)
      .default(30),
    /** Only this page. */
    path: z.string(invalid).startsWith('/', invalid).max(300, invalid).optional(),
  }),
  success: {
    status: 200,
    body: z.object({
      /** False while staff have turned the counting off. */
      isCounting: z.boolean(),
      /** Oldest first, without gaps. Begins with the first day that was counted. */
      days: z.array(z.object({ day: z.string(), ...countsShape })),
      total: z.object(countsShape),
      /** Of as many days before these; null if they were not all counted. */
      before: z.object(countsShape).nullable(),
      /** The most read ones first. */
      pages: z.array(
        z.object({
          path: z.string(),
          /** Of the text at this address; null if it has none, or not any more. */
          title: z.string().nullable(),
          ...countsShape,
        }),
      ),
      /** The most frequent ones first. Empty for visits that name no other site. */
      referrers: z.array(z.object({ referrer: z.string(), views: count })),
    }),
  },
  errors: ['validation_failed', 'forbidden'],
});

export type Readership = CallOutput<typeof getReadership>;
