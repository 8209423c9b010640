import { defineCall } from '../../call.ts';
import { z } from '../../zod.ts';

/** As in Strapi, the list has no envelope. */
export const listContentLocales = defineCall({
  method: 'GET',
  path: '/api/i18n/locales',
  summary: 'The languages of content',
  group: 'Content',
  access: 'public',
  success: {
    status: 200,
    body: z.array(
      z.object({
        id: z.number().int(),
        documentId: z.string(),
        name: z.string(),
        code: z.string(),
        createdAt: z.string(),
        updatedAt: z.string(),
        publishedAt: z.string().nullable(),
        isDefault: z.boolean(),
      }),
    ),
  },
  errors: [],
});
