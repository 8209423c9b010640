import { defineCall } from '../../call.ts';
import { formDataSchema } from '../../form-data.ts';
import { z } from '../../zod.ts';
import { fileIdSchema } from './file-calls.ts';
import { mediaFileSchema } from './media-file.ts';

/** `ref` and `field` of a profile picture; `refId` is the user's id. */
export const AVATAR_REF = 'plugin::users-permissions.user';
export const AVATAR_MAX_BYTES = 5 * 1024 * 1024;
export const AVATAR_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/avif',
] as const;

export const uploadFiles = defineCall({
  method: 'POST',
  path: '/api/upload',
  aliases: ['/upload'],
  summary: 'Upload files',
  description:
    'Members upload their own picture, with `ref`, `refId` and the field `avatar`. Staff and API tokens upload media, for an entry if one is named. `fileInfo` is JSON with `name`, `alternativeText` and `caption`, or a list of these. With an `id`, that file is changed; the response is then the file itself, with status 200.',
  group: 'Media',
  access: 'member',
  tokenNeeds: 'media.upload',
  query: z.object({ id: fileIdSchema.optional() }),
  body: formDataSchema({
    files: 'files',
    fileInfo: 'text',
    ref: 'text',
    refId: 'text',
    field: 'text',
  }),
  success: { status: 201, body: z.array(mediaFileSchema) },
  errors: [
    'validation_failed',
    'bad_request',
    'unauthorized',
    'forbidden',
    'not_found',
    'conflict',
    'payload_too_large',
    'unavailable',
  ],
});

/** The form for a profile picture. */
export function avatarForm(userId: number, picture: Blob, filename = 'avatar'): FormData {
  const form = new FormData();
  form.set('ref', AVATAR_REF);
  form.set('refId', String(userId));
  form.set('field', 'avatar');
  form.set('files', picture, filename);
  return form;
}

/** A form field: the server refuses pictures without an alternative text, instead of flagging them. */
export const ALT_TEXT_REQUIRED = 'alternativeTextRequired';

interface MediaInfo {
  readonly alternativeText: string;
  readonly caption?: string;
}

/** The form for a picture or a file of the library, with the text for people who cannot see it. */
export function mediaForm(file: File, info: MediaInfo): FormData {
  const form = libraryForm(file, info);
  form.set(ALT_TEXT_REQUIRED, 'true');
  return form;
}

/** The same if nobody can be asked for that text now. The library flags a picture without one. */
export function libraryForm(file: File, info: MediaInfo): FormData {
  const form = new FormData();
  form.set('fileInfo', JSON.stringify(info));
  form.set('files', file, file.name);
  return form;
}
