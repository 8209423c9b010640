import { messageReference } from '@rostra/messages';
import { defineCall } from '../../../call.ts';
import { numberCursor, numberedPage, pageParams } from '../../../paging.ts';
import { z } from '../../../zod.ts';
import { consentSources, subscriberStates, subscriberSummarySchema } from './subscriber.ts';

const invalid = messageReference('rules', 'invalidValue');
const shared = { group: 'Newsletters', access: 'members.manage' } as const;

/** All conditions apply together. */
const subscriberFilterSchema = z.object({
  /** Part of the address. */
  search: z
    .string()
    .max(254, invalid)
    .refine((text) => text.isWellFormed() && !text.includes('\0'), invalid)
    .optional(),
  /** Only those who are, or were, subscribed to this one. */
  newsletter: z.string(invalid).max(40, invalid).optional(),
  state: z.enum(subscriberStates, invalid).optional(),
  source: z.enum(consentSources, invalid).optional(),
  /** A language of the site, or `none`. */
  language: z.string(invalid).max(35, invalid).optional(),
});

export type SubscriberFilter = z.output<typeof subscriberFilterSchema>;

export const listSubscribers = defineCall({
  ...shared,
  method: 'GET',
  path: '/api/studio/subscribers',
  summary: 'Subscribers page by page, newest first',
  query: subscriberFilterSchema.extend(pageParams(numberCursor)),
  success: {
    status: 200,
    body: z.object({ data: z.array(subscriberSummarySchema), meta: numberedPage }),
  },
  errors: ['validation_failed', 'forbidden', 'unavailable'],
});

export const exportSubscribers = defineCall({
  ...shared,
  method: 'GET',
  path: '/api/studio/subscribers/export',
  summary: 'The subscribers that match the filters as a CSV file',
  needsProof: true,
  query: subscriberFilterSchema,
  success: { status: 200, body: z.string(), types: ['text/csv'] },
  errors: ['validation_failed', 'forbidden', 'unavailable'],
});
