import { messageReference } from '@rostra/messages';
import { z } from '../../zod.ts';
import { importRemarkSchema } from './import-job.ts';

const invalid = messageReference('rules', 'invalidValue');

/** Part of each call that reads remarks page by page. */
export const remarkPages = {
  query: z.object({
    offset: z.coerce.number(invalid).int(invalid).min(0, invalid).max(100_000, invalid).default(0),
  }),
  success: {
    status: 200,
    body: z.object({
      data: z.array(importRemarkSchema),
      meta: z.object({ nextOffset: z.number().int().nullable() }),
    }),
  },
} as const;
