import { messageReference } from '@rostra/messages';
import { defineCall } from '../../../call.ts';
import { z } from '../../../zod.ts';
import { renderedBodyShape } from '../../content/rendered-body.ts';

export const renderStudioBody = defineCall({
  method: 'POST',
  path: '/api/studio/render',
  summary: 'A Markdown text as the pages of the site show it',
  group: 'Studio',
  access: 'content.draft',
  body: z.object(
    {
      body: z
        .string(messageReference('studio-server', 'textRequired'))
        .max(200_000, messageReference('studio-server', 'textTooLong'))
        .refine((text) => !text.includes('\0'), messageReference('rules', 'invalidValue')),
    },
    messageReference('studio-server', 'textRequired'),
  ),
  success: { status: 200, body: z.object({ data: z.object(renderedBodyShape) }) },
  errors: ['validation_failed', 'forbidden', 'payload_too_large'],
});
