import { messageReference } from '@rostra/messages';
import { defineCall } from '../../call.ts';
import { okSchema } from '../../ok.ts';
import { z } from '../../zod.ts';
import { remarkPages } from '../imports/remark-pages.ts';
import { entryParams } from '../studio/get-entry.ts';
import { mirrorStatusSchema } from './mirror-status.ts';

const mirror = { group: 'Mirror', access: 'site.import' } as const;
const invalid = messageReference('rules', 'invalidValue');

export const getMirror = defineCall({
  ...mirror,
  method: 'GET',
  path: '/api/studio/mirror',
  summary: 'How far the copy of a Strapi is; null if none is mirrored',
  success: { status: 200, body: z.object({ data: mirrorStatusSchema.nullable() }) },
  errors: ['forbidden'],
});

export const listMirrorRemarks = defineCall({
  ...mirror,
  method: 'GET',
  path: '/api/studio/mirror/remarks',
  summary: 'What was left out of mirrored entries, entry by entry',
  ...remarkPages,
  errors: ['validation_failed', 'forbidden'],
});

export const openMirrorPreview = defineCall({
  ...mirror,
  access: 'content.draft',
  method: 'POST',
  path: '/api/studio/mirror/previews/:kind/:id',
  summary: 'Find an entry by its id in Strapi, and copy its draft soon',
  params: entryParams,
  success: {
    status: 200,
    /** Null while the entry has not been copied yet. */
    body: z.object({ data: z.object({ documentId: z.string().nullable() }) }),
  },
  errors: ['validation_failed', 'forbidden', 'not_found'],
});

export const allowRemoval = defineCall({
  ...mirror,
  method: 'POST',
  path: '/api/studio/mirror/removal',
  summary: 'Unpublish the listed entries that are gone from Strapi and were held back',
  needsProof: true,
  /** The list that the caller has seen: others may be gone since. */
  body: z.object({ version: z.string(invalid).min(1, invalid).max(100, invalid) }, invalid),
  success: { status: 200, body: okSchema },
  errors: ['validation_failed', 'forbidden', 'conflict'],
});
