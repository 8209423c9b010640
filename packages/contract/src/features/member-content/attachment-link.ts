import { messageReference } from '@rostra/messages';
import { defineCall } from '../../call.ts';
import { z } from '../../zod.ts';

export const createAttachmentLink = defineCall({
  method: 'POST',
  path: '/api/attachments/:documentId/link',
  summary: 'Create a short-lived download link for this session',
  group: 'Content',
  access: 'member',
  params: z.object({
    documentId: z
      .string()
      .max(100)
      .refine((id) => !id.includes('\0'), messageReference('rules', 'invalidId')),
  }),
  success: { status: 201, body: z.object({ url: z.string(), expiresAt: z.string() }) },
  errors: ['validation_failed', 'not_found'],
});
