import { messageReference } from '@rostra/messages';
import { defineCall } from '../../call.ts';
import { z } from '../../zod.ts';
import { mediaFileSchema } from '../media/media-file.ts';

const invalid = messageReference('rules', 'invalidValue');
const words = z
  .string(invalid)
  .max(500, invalid)
  .refine((text) => text.isWellFormed() && !text.includes('\0'), invalid);

/** A picture of a text that was pasted. Pages show none of other sites. */
export const copyPicture = defineCall({
  group: 'Media',
  access: 'media.upload',
  method: 'POST',
  path: '/api/studio/pictures',
  summary: 'Copy a picture from a public website into the library',
  body: z.object(
    {
      url: z.url({ protocol: /^https?$/, error: invalid }).max(4_000, invalid),
      alternativeText: words.default(''),
    },
    invalid,
  ),
  success: { status: 201, body: z.object({ data: mediaFileSchema }) },
  errors: ['validation_failed', 'forbidden', 'payload_too_large', 'unavailable'],
});
