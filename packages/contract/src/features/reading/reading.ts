import { z } from 'zod';
import { defineCall } from '../../call.ts';

const fraction = z.number().min(0).max(1);
const DAY_MS = 24 * 60 * 60_000;

/** Where a member is in a member content. Positions are fractions of the text. */
export const readingProgressSchema = z.object({
  /** Where the member was last, on whichever device. */
  lastPosition: fraction,
  furthestPosition: fraction,
  isRead: z.boolean(),
  startedAt: z.string(),
  lastReadAt: z.string(),
});

const params = z.object({ documentId: z.string().regex(/^[a-z0-9]{1,40}$/) });

export const saveProgress = defineCall({
  method: 'PUT',
  path: '/api/reading/:documentId',
  summary: 'Keep where the member is in a member content; progress is never lost to another device',
  group: 'Member area',
  access: 'member',
  params,
  body: z.object({
    position: fraction,
    /** How long ago the member was there, for a device that was offline. */
    agoMs: z
      .number()
      .int()
      .min(0)
      .max(30 * DAY_MS)
      .default(0),
  }),
  success: { status: 200, body: readingProgressSchema },
  errors: ['validation_failed', 'forbidden', 'not_found'],
});

export const markRead = defineCall({
  method: 'PUT',
  path: '/api/reading/:documentId/read',
  summary: 'Say that a member content is read, or that it is not',
  group: 'Member area',
  access: 'member',
  params,
  body: z.object({ isRead: z.boolean() }),
  success: { status: 200, body: readingProgressSchema },
  errors: ['validation_failed', 'forbidden', 'not_found'],
});

export type ReadingProgress = z.infer<typeof readingProgressSchema>;
