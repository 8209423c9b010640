import { messageReference } from '@rostra/messages';
import { z } from './zod.ts';

const MAX_ID = 2 ** 31 - 1;

const invalidCursor = messageReference('rules', 'invalidCursor');
const invalidPageSize = messageReference('rules', 'invalidPageSize');

/** The id or number of the last row of the page before. */
export const numberCursor = z.coerce
  .number(invalidCursor)
  .int(invalidCursor)
  .positive(invalidCursor)
  .max(MAX_ID, invalidCursor);

/** The time and the id of the last row of the page before, separated by a space. */
export const timeCursor = z.string().regex(/^[\dTZ:.-]{20,30} [\w-]{1,255}$/, invalidCursor);

const pageSize = z.coerce
  .number(invalidPageSize)
  .int(invalidPageSize)
  .min(1, invalidPageSize)
  .max(100, messageReference('rules', 'maxPageSize'))
  .default(50);

/** The parameters of every list that comes in pages, besides its filters. */
export const pageParams = <Cursor extends z.ZodType>(cursor: Cursor) => ({
  /** `nextCursor` of the page before. */
  cursor: cursor.optional(),
  pageSize,
});

/** `nextCursor` is null on the last page. */
export const numberedPage = z.object({ nextCursor: z.number().int().nullable() });
export const timedPage = z.object({ nextCursor: z.string().nullable() });
