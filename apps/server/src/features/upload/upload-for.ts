import { AVATAR_MAX_BYTES, AVATAR_REF, type MediaFile } from '@rostra/contract';
import type { Member } from '../../caller.ts';
import { AppError } from '../../errors.ts';
import { type AccountContext, replaceAvatar } from '../accounts/index.ts';
import { type ContentService, getFilePlace, linkFiles } from '../content/index.ts';
import { type FileInfo, removeFile, uploadFiles } from '../media/index.ts';

export interface UploadedFile {
  filename: string;
  bytes: Uint8Array;
}

export interface UploadContext extends AccountContext {
  readonly content: ContentService;
}

export interface Upload {
  files: UploadedFile[];
  /** What the files belong to, as Strapi's clients say it. */
  ref: string | undefined;
  refId: string | undefined;
  field: string | undefined;
  /** What editors say about each file: its name, alternative text and caption. */
  infos: FileInfo[];
}

/** A member uploads their own picture; everything else is an editor's to upload. */
export async function uploadFor(
  context: UploadContext,
  caller: Member,
  upload: Upload,
): Promise<MediaFile[]> {
  const isAvatar = upload.ref === AVATAR_REF && upload.field === 'avatar';
  if (!isAvatar && caller.role !== 'editor') throw new AppError('forbidden', 'Forbidden');
  if (isAvatar && !isOwn(upload.refId, caller)) {
    throw new AppError('forbidden', 'You can only change your own account');
  }
  // Each file with what is said about it, before the empty ones go.
  const given = upload.files
    .map((file, index) => ({ file, info: upload.infos[index] ?? {} }))
    .filter(({ file }) => file.bytes.length > 0);
  const files = given.map(({ file }) => file);
  const [first, ...others] = files;
  if (!first) throw new AppError('validation_failed', 'Files are empty');
  if (isAvatar) return [await setAvatar(context, caller, first, others)];
  const infos = given.map(({ info }) => info);
  return uploadMedia(context, caller, upload, { files, infos });
}

/** An editor's files, and where they are to be shown if that is said. */
async function uploadMedia(
  { media, content }: UploadContext,
  { userId }: Member,
  { ref = '', refId = '', field = '' }: Upload,
  { files, infos }: Pick<Upload, 'files' | 'infos'>,
): Promise<MediaFile[]> {
  if (ref + refId + field === '') return uploadFiles(media, files, infos);
  const place = await getFilePlace(content, { ref, refId, field }, files.length);
  const stored = await uploadFiles(media, files, infos);
  const fileIds = stored.map(({ id }) => id);
  try {
    await linkFiles(content, place, { fileIds, editorId: userId });
  } catch (error) {
    await Promise.allSettled(fileIds.map((id) => removeFile(media, id)));
    throw error;
  }
  return stored;
}

const isOwn = (refId: string | undefined, { userId }: Member) =>
  refId === undefined || refId === '' || refId === String(userId);

async function setAvatar(
  context: AccountContext,
  { userId }: Member,
  { bytes }: UploadedFile,
  others: UploadedFile[],
): Promise<MediaFile> {
  if (others.length > 0) throw new AppError('validation_failed', 'Only one picture can be used');
  if (bytes.length > AVATAR_MAX_BYTES) throw tooLarge(AVATAR_MAX_BYTES);
  return replaceAvatar(context, userId, bytes);
}

export const tooLarge = (maxBytes: number) =>
  new AppError('payload_too_large', `The file must be at most ${maxBytes / 1024 / 1024} MB`);
