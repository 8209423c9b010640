import { messageReference } from '@rostra/messages';
import { defineCall } from '../../call.ts';
import { z } from '../../zod.ts';
import { contentQuerySchema } from '../content/content-query.ts';
import { mediaFileSchema } from './media-file.ts';

/** The id of a file, or its document id. */
export const fileIdSchema = z
  .string()
  .regex(/^[a-z0-9]{1,40}$/, messageReference('rules', 'invalidId'));

const params = z.object({ id: fileIdSchema });

const calls = {
  group: 'Media',
  access: 'media.upload',
  errors: ['validation_failed', 'forbidden', 'not_found', 'conflict'],
} as const;

/** Like Strapi's call: a plain list, at most a hundred files. */
export const listFiles = defineCall({
  ...calls,
  method: 'GET',
  path: '/api/upload/files',
  summary: 'Uploaded files, with the filters, order and pages of the content API',
  query: contentQuerySchema,
  success: { status: 200, body: z.array(mediaFileSchema.partial()) },
});

export const getFile = defineCall({
  ...calls,
  method: 'GET',
  path: '/api/upload/files/:id',
  summary: 'One uploaded file',
  params,
  success: { status: 200, body: mediaFileSchema },
});

export const deleteFile = defineCall({
  ...calls,
  method: 'DELETE',
  path: '/api/upload/files/:id',
  summary: 'Delete a file that nothing uses, and return it',
  access: 'content.edit',
  params,
  success: { status: 200, body: mediaFileSchema },
});
