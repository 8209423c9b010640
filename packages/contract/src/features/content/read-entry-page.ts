import { defineCall } from '../../call.ts';
import { z } from '../../zod.ts';
import { entryShape, localeQueryShape, translationsSchema } from './entry.ts';
import { isLockedSchema, renderedBodyShape } from './rendered-body.ts';

/**
 * For the pages of content types that need no call of their own. The other fields of an entry depend
 * on its declaration. A former slug is a 404 with `details.movedTo`.
 */
export const readEntryPage = defineCall({
  method: 'GET',
  path: '/api/entry-pages/:plural/:slug',
  summary: 'One entry of any content type that has a public page, with its rendered body',
  group: 'Content',
  access: 'public',
  params: z.object({ plural: z.string().max(60), slug: z.string().max(200) }),
  query: z.object(localeQueryShape),
  success: {
    status: 200,
    body: z.object({
      data: z.looseObject({
        ...entryShape,
        title: z.string(),
        slug: z.string(),
        ...renderedBodyShape,
        isLocked: isLockedSchema,
      }),
      meta: z.object({ path: z.string(), translations: translationsSchema }),
    }),
  },
  errors: ['validation_failed', 'not_found'],
});
