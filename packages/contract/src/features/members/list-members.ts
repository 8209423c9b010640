import { messageReference } from '@rostra/messages';
import { defineCall } from '../../call.ts';
import { numberCursor, numberedPage, pageParams } from '../../paging.ts';
import { z } from '../../zod.ts';
import { memberStatuses, memberSummarySchema } from './member-summary.ts';

export const memberBillingStates = ['active', 'past_due', 'ending', 'ended'] as const;
/** `week` and `month`: within the last 7 or 30 days. `not_month`: not for 30 days. */
export const memberSeen = ['week', 'month', 'not_month'] as const;
/** `month`: read something in the last 30 days. `never`: has not read anything. */
export const memberReading = ['month', 'never'] as const;

const MAX_SEARCH = 200;

const invalid = messageReference('rules', 'invalidValue');
const time = z.iso.datetime({ offset: true, error: messageReference('rules', 'invalidTime') });

/** All conditions apply together. */
export const memberFilterSchema = z.object({
  /** Words that occur anywhere in the name, username, address or organisation. */
  search: z
    .string()
    .max(MAX_SEARCH)
    .refine((text) => text.isWellFormed() && !text.includes('\0'), invalid)
    .optional(),
  /** The id of a plan, or `none`. */
  plan: z.string(invalid).max(100, invalid).optional(),
  billing: z.enum(memberBillingStates, invalid).optional(),
  status: z.enum(memberStatuses, invalid).optional(),
  verified: z.enum(['true', 'false'], invalid).optional(),
  joinedFrom: time.optional(),
  /** Exclusive. */
  joinedTo: time.optional(),
  seen: z.enum(memberSeen, invalid).optional(),
  reading: z.enum(memberReading, invalid).optional(),
});

export type MemberFilter = z.output<typeof memberFilterSchema>;

export const listMembers = defineCall({
  method: 'GET',
  path: '/api/studio/members',
  summary: 'Members page by page, newest first',
  group: 'Members',
  access: 'members.read',
  query: memberFilterSchema.extend({
    ...pageParams(numberCursor),
  }),
  success: {
    status: 200,
    body: z.object({
      data: z.array(memberSummarySchema),
      meta: numberedPage,
    }),
  },
  errors: ['validation_failed', 'forbidden', 'unavailable'],
});

export const exportMembers = defineCall({
  method: 'GET',
  path: '/api/studio/members/export',
  summary: 'The members that match the filters as a CSV file',
  group: 'Members',
  access: 'members.manage',
  needsProof: true,
  query: memberFilterSchema,
  success: { status: 200, body: z.string(), types: ['text/csv'] },
  errors: ['validation_failed', 'forbidden', 'unavailable'],
});
