import { messageReference } from '@rostra/messages';
import { defineCall } from '../../call.ts';
import { formDataSchema } from '../../form-data.ts';
import { okSchema } from '../../ok.ts';
import { rowId } from '../../row-id.ts';
import { z } from '../../zod.ts';
import { IMPORT_MAX_BYTES, importFormats, importJobSchema } from './import-job.ts';
import { remarkPages } from './remark-pages.ts';

const invalid = messageReference('rules', 'invalidValue');

const PERMALINK_RULE = messageReference('imports-server', 'permalink', {
  slug: '{slug}',
  example: '/{year}/{month}/{slug}/',
});

const params = z.object({
  id: rowId(messageReference('rules', 'invalidId')),
});

const imports = { group: 'Imports', access: 'site.import' } as const;
const errors = ['validation_failed', 'forbidden', 'not_found', 'conflict'] as const;
const job = z.object({ data: importJobSchema });

export const importOptionsSchema = z.object({
  /** The address of the old site, for pictures (Ghost) or for links to files (Strapi). */
  site: z
    .url({ protocol: /^https?$/, error: messageReference('imports-server', 'siteAddress') })
    .max(300, invalid)
    .optional(),
  /** How the paths of posts were built (Ghost). */
  permalink: z
    .string(invalid)
    .regex(/^\/[^\s?#\0]*\{slug\}[^\s?#\0]*$/, PERMALINK_RULE)
    .max(200, invalid)
    .optional(),
  /** What happens to pages, which this site does not have. */
  pages: z.enum(['publish', 'draft', 'skip'], invalid).optional(),
  /** Parts for members in a public text are left out, or the whole text becomes member content (Ghost). */
  parts: z.enum(['omit', 'members'], invalid).optional(),
  /** The language of the texts; the site's default language if not given. */
  language: z.string(invalid).max(35, invalid).optional(),
  /** Of an encrypted export (Strapi). It is forgotten together with the file. */
  key: z.string(invalid).min(1, invalid).max(1_000, invalid).optional(),
  /** What the people of a list get (subscribers). */
  newsletters: z
    .array(z.string().max(40, invalid), invalid)
    .min(1, messageReference('imports-server', 'newsletterRequired'))
    .max(20, invalid)
    .optional(),
  /** Where their consent comes from (subscribers). It is kept with each consent. */
  consent: z
    .string(invalid)
    .trim()
    .min(1, messageReference('imports-server', 'consentRequired'))
    .max(1_000, invalid)
    .refine((text) => text.isWellFormed() && !text.includes('\0'), invalid)
    .optional(),
  /** Tell imported members that they have an account. */
  sendsMail: z.boolean(invalid).optional(),
});

export type StudioImportOptions = z.output<typeof importOptionsSchema>;

export const newImportSchema = z.object(
  {
    format: z.enum(importFormats, invalid),
    fileName: z
      .string(invalid)
      .trim()
      .min(1, messageReference('imports-server', 'fileRequired'))
      .max(255, invalid)
      .refine((text) => text.isWellFormed() && !text.includes('\0'), invalid),
    size: z
      .number(invalid)
      .int(invalid)
      .min(1, messageReference('imports-server', 'fileEmpty'))
      .max(IMPORT_MAX_BYTES, messageReference('imports-server', 'fileTooLarge')),
    options: importOptionsSchema.default({}),
  },
  invalid,
);

export type NewImport = z.output<typeof newImportSchema>;

export const listImports = defineCall({
  ...imports,
  method: 'GET',
  path: '/api/studio/imports',
  summary: 'The latest hundred imports, newest first',
  success: { status: 200, body: z.object({ data: z.array(importJobSchema) }) },
  errors: ['forbidden'],
});

export const createImport = defineCall({
  ...imports,
  method: 'POST',
  path: '/api/studio/imports',
  summary: 'Prepare an import. Its file is uploaded afterwards, part by part',
  needsProof: true,
  body: newImportSchema,
  success: { status: 201, body: job },
  errors: ['validation_failed', 'forbidden', 'conflict'],
});

export const uploadImportPart = defineCall({
  ...imports,
  method: 'POST',
  path: '/api/studio/imports/:id/file',
  summary: 'Upload the next part of the file. The dry run begins after the last one',
  params,
  /** How many bytes have been uploaded before. */
  query: z.object({ offset: z.coerce.number(invalid).int(invalid).min(0, invalid) }),
  body: formDataSchema({ file: 'file' }),
  success: { status: 200, body: job },
  errors: [...errors, 'bad_request', 'payload_too_large'],
});

export const getImport = defineCall({
  ...imports,
  method: 'GET',
  path: '/api/studio/imports/:id',
  summary: 'One import with its progress and its report',
  params,
  success: { status: 200, body: job },
  errors,
});

export const listImportRemarks = defineCall({
  ...imports,
  method: 'GET',
  path: '/api/studio/imports/:id/remarks',
  summary: 'Failures, conflicts and losses of an import, entry by entry',
  params,
  ...remarkPages,
  errors,
});

export const chooseImportLanguage = defineCall({
  ...imports,
  method: 'PUT',
  path: '/api/studio/imports/:id/language',
  summary: 'Import another language of a file that has several. The dry run begins again',
  params,
  body: z.object({ language: z.string(invalid).min(1, invalid).max(35, invalid) }, invalid),
  success: { status: 200, body: job },
  errors,
});

export const startImport = defineCall({
  ...imports,
  method: 'POST',
  path: '/api/studio/imports/:id/start',
  summary: 'Start an import after its dry run, or continue one that failed',
  needsProof: true,
  params,
  success: { status: 200, body: job },
  errors,
});

export const undoImport = defineCall({
  ...imports,
  method: 'POST',
  path: '/api/studio/imports/:id/undo',
  summary: 'Remove what imports of this origin have written, except what was edited since',
  needsProof: true,
  params,
  success: { status: 200, body: job },
  errors,
});

export const discardImport = defineCall({
  ...imports,
  method: 'DELETE',
  path: '/api/studio/imports/:id',
  summary: 'Delete an import that was never started, with its file',
  params,
  success: { status: 200, body: okSchema },
  errors,
});
