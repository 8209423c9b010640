import { defineCall } from '../../call.ts';
import { z } from '../../zod.ts';
import { localeQueryShape } from './entry.ts';

export const findRedirect = defineCall({
  method: 'GET',
  path: '/api/redirects/:plural/:slug',
  summary: 'The current slug of an entry that was published under this one',
  group: 'Content',
  access: 'public',
  params: z.object({ plural: z.string().max(60), slug: z.string().max(200) }),
  query: z.object(localeQueryShape),
  success: { status: 200, body: z.object({ data: z.object({ slug: z.string() }) }) },
  errors: ['validation_failed', 'not_found'],
});
