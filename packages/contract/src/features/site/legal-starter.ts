import { messageReference } from '@rostra/messages';
import { defineCall } from '../../call.ts';
import { z } from '../../zod.ts';
import { legalAreas } from '../policies/areas.ts';

export const getLegalStarter = defineCall({
  method: 'GET',
  path: '/api/studio/legal-starter/:area',
  summary: 'A text that a legal page can begin with, to be adapted by the organisation',
  group: 'Studio',
  access: 'content.edit',
  params: z.object({ area: z.enum(legalAreas, messageReference('rules', 'invalidValue')) }),
  success: {
    status: 200,
    body: z.object({ data: z.object({ title: z.string(), slug: z.string(), body: z.string() }) }),
  },
  errors: ['validation_failed', 'forbidden'],
});
