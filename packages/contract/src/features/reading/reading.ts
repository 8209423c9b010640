import { defineCall } from '../../call.ts';
import { z } from '../../zod.ts';

const fraction = z.number().min(0).max(1);
const DAY_MS = 24 * 60 * 60_000;

/** Reading progress in a member content. Positions are fractions of the text, from 0 to 1. */
export const readingProgressSchema = z.object({
  /** The latest position on any device. */
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
  summary: 'Save the reading position in a member content',
  group: 'Member area',
  access: 'member',
  params,
  body: z.object({
    position: fraction,
    /** The age of the position, for a device that was offline. */
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
  summary: 'Mark a member content as read or unread',
  group: 'Member area',
  access: 'member',
  params,
  body: z.object({ isRead: z.boolean() }),
  success: { status: 200, body: readingProgressSchema },
  errors: ['validation_failed', 'forbidden', 'not_found'],
});

export type ReadingProgress = z.infer<typeof readingProgressSchema>;
