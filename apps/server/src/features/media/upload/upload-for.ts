import { AVATAR_MAX_BYTES, AVATAR_REF, can, type MediaFile } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import { AppError } from '../../../errors.ts';
import type { Sender } from '../../../http/access/actor.ts';
import { forbidden } from '../../../http/access/forbidden.ts';
import { type Member, memberOf } from '../../../http/caller.ts';
import { removeFile } from '../remove-file.ts';
import type { FileInfo } from './file-info.ts';
import { recordUpload } from './record-upload.ts';
import type { UploadContext } from './upload-context.ts';
import { type UploadedFile, uploadFiles } from './upload-files.ts';

export interface Upload {
  files: UploadedFile[];
  /** The entry that the files belong to, in the terms of Strapi's clients. */
  ref: string | undefined;
  refId: string | undefined;
  field: string | undefined;
  /** Name, alternative text and caption of each file. */
  infos: FileInfo[];
  /** Refuse pictures without an alternative text. */
  needsAltText: boolean;
}

/** Members may upload their own avatar; all other uploads are for staff. */
export async function uploadFor(
  context: UploadContext,
  sender: Sender,
  upload: Upload,
): Promise<MediaFile[]> {
  const caller = memberOf(sender.caller);
  const isAvatar = upload.ref === AVATAR_REF && upload.field === 'avatar';
  if (!isAvatar && !can(caller.role, 'media.upload')) throw forbidden(caller, 'media.upload');
  if (isAvatar && (caller.token || !isOwn(upload.refId, caller))) {
    throw new AppError('forbidden', messageReference('profile-server', 'notYours'));
  }
  // Pair files with their info before dropping the empty ones.
  const given = upload.files
    .map((file, index) => ({ file, info: upload.infos[index] ?? {} }))
    .filter(({ file }) => file.bytes.length > 0);
  const files = given.map(({ file }) => file);
  const [first, ...others] = files;
  if (!first) throw new AppError('validation_failed', messageReference('media-server', 'empty'));
  if (isAvatar) return [await setAvatar(context, caller, first, others)];
  const infos = given.map(({ info }) => info);
  const stored = await uploadMedia(context, sender, upload, { files, infos });
  const { queries, clock } = context.media;
  await recordUpload(queries, { sender, at: clock() }, stored);
  return stored;
}

/** Stores an editor's files and adds them to the given entry, if any. */
async function uploadMedia(
  { media, getFileTarget }: UploadContext,
  sender: Sender,
  { ref = '', refId = '', field = '', needsAltText }: Upload,
  { files, infos }: Pick<Upload, 'files' | 'infos'>,
): Promise<MediaFile[]> {
  if (ref + refId + field === '') return uploadFiles(media, files, infos, needsAltText);
  const target = await getFileTarget({ ref, refId, field }, files.length);
  const stored = await uploadFiles(media, files, infos, needsAltText);
  const fileIds = stored.map(({ id }) => id);
  try {
    await target.link(fileIds, sender);
  } catch (error) {
    await Promise.allSettled(fileIds.map((id) => removeFile(media, id)));
    throw error;
  }
  return stored;
}

const isOwn = (refId: string | undefined, { userId }: Member) =>
  refId === undefined || refId === '' || refId === String(userId);

async function setAvatar(
  { replaceAvatar }: UploadContext,
  { userId }: Member,
  { bytes }: UploadedFile,
  others: UploadedFile[],
): Promise<MediaFile> {
  if (others.length > 0)
    throw new AppError('validation_failed', messageReference('media-server', 'onlyOnePicture'));
  if (bytes.length > AVATAR_MAX_BYTES) throw tooLarge(AVATAR_MAX_BYTES);
  return replaceAvatar(userId, bytes);
}

export const tooLarge = (maxBytes: number) =>
  new AppError(
    'payload_too_large',
    messageReference('media-server', 'tooLarge', { megabytes: maxBytes / 1024 / 1024 }),
  );
