import { messageReference } from '@rostra/messages';
import { defineCall } from '../../call.ts';
import { formDataSchema } from '../../form-data.ts';
import { okSchema } from '../../ok.ts';
import { numberCursor, numberedPage, pageParams } from '../../paging.ts';
import { z } from '../../zod.ts';
import { focalPointSchema, mediaFileSchema } from '../media/media-file.ts';
import { personSchema } from './entry-summary.ts';

const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max, messageReference('studio-server', 'textTooLong'))
    .refine((value) => !value.includes('\0'), messageReference('rules', 'invalidValue'));

export const libraryFileSchema = mediaFileSchema.extend({
  /** Served only to members whose plan includes the entry that it is attached to. */
  isPrivate: z.boolean(),
  uploadedBy: personSchema.nullable(),
  /** How many entries use it. */
  useCount: z.number().int(),
});

/** Where a file is used. `documentId` is empty for the landing page and the settings. */
export const fileUseSchema = z.object({
  kind: z.string(),
  documentId: z.string(),
  locale: z.string(),
  title: z.string(),
  /** In the draft, in what readers see, or both. */
  places: z.array(z.enum(['draft', 'live', 'edition'])),
  isDeleted: z.boolean(),
});

const params = z.object({
  id: z.coerce
    .number(messageReference('rules', 'invalidId'))
    .int(messageReference('rules', 'invalidId'))
    .positive(messageReference('rules', 'invalidId'))
    .max(2_147_483_647, messageReference('rules', 'invalidId')),
});

const flag = z
  .enum(['true', 'false'])
  .transform((value) => value === 'true')
  .optional();

export const mediaQuerySchema = z.object({
  /** Part of the name, the alternative text or the caption. */
  search: text(200).optional(),
  type: z.enum(['image', 'document']).optional(),
  unused: flag,
  /** Only pictures without alternative text. */
  withoutAltText: flag,
  ...pageParams(numberCursor),
});

const calls = {
  group: 'Studio',
  access: 'media.upload',
  errors: ['validation_failed', 'forbidden', 'not_found', 'conflict'],
} as const;

export const listStudioMedia = defineCall({
  ...calls,
  method: 'GET',
  path: '/api/studio/media',
  summary: 'Uploaded files, newest first',
  query: mediaQuerySchema,
  success: {
    status: 200,
    body: z.object({
      data: z.array(libraryFileSchema),
      meta: numberedPage,
    }),
  },
});

export const getStudioFile = defineCall({
  ...calls,
  method: 'GET',
  path: '/api/studio/media/:id',
  summary: 'One file and where it is used',
  params,
  success: {
    status: 200,
    body: z.object({ data: libraryFileSchema.extend({ uses: z.array(fileUseSchema) }) }),
  },
});

export const editStudioFile = defineCall({
  ...calls,
  method: 'PUT',
  path: '/api/studio/media/:id',
  summary: 'Change name, alternative text, caption or focal point; authors, of their own files',
  params,
  body: z.object({
    name: text(200).min(1, messageReference('studio-server', 'nameRequired')).optional(),
    /** Pictures must have one. */
    alternativeText: text(2000).optional(),
    caption: text(2000).nullable().optional(),
    focalPoint: focalPointSchema.nullable().optional(),
  }),
  success: { status: 200, body: z.object({ data: libraryFileSchema }) },
});

/** Texts that use the old file show the new one. Its old addresses redirect. */
export const replaceStudioFile = defineCall({
  ...calls,
  method: 'POST',
  path: '/api/studio/media/:id/file',
  summary: 'Replace a picture by another picture, or a document by another document',
  params,
  body: formDataSchema({ files: 'file' }),
  success: { status: 200, body: z.object({ data: libraryFileSchema }) },
  errors: [
    'validation_failed',
    'bad_request',
    'forbidden',
    'not_found',
    'conflict',
    'payload_too_large',
    'unavailable',
  ],
});

/** A file that is used is refused with 409; `details.uses` lists where, as in `fileUseSchema`. */
export const deleteStudioFile = defineCall({
  ...calls,
  method: 'DELETE',
  path: '/api/studio/media/:id',
  summary: 'Delete a file that nothing uses',
  access: 'content.edit',
  params,
  success: { status: 200, body: okSchema },
});

export type MediaQuery = z.output<typeof mediaQuerySchema>;
export type LibraryFile = z.infer<typeof libraryFileSchema>;
export type FileUse = z.infer<typeof fileUseSchema>;
