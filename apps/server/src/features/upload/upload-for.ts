import { AVATAR_MAX_BYTES, AVATAR_REF, type MediaFile } from '@rostra/contract';
import type { Member } from '../../caller.ts';
import { AppError } from '../../errors.ts';
import { type AccountContext, replaceAvatar } from '../accounts/index.ts';
import { type FileInfo, uploadFiles } from '../media/index.ts';

export interface UploadedFile {
  filename: string;
  bytes: Uint8Array;
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
  context: AccountContext,
  caller: Member,
  upload: Upload,
): Promise<MediaFile[]> {
  const isAvatar = upload.ref === AVATAR_REF && upload.field === 'avatar';
  if (!isAvatar && caller.role !== 'editor') throw new AppError('forbidden', 'Forbidden');
  if (isAvatar && !isOwn(upload.refId, caller)) {
    throw new AppError('forbidden', 'You can only change your own account');
  }
  const [first, ...others] = upload.files.filter(({ bytes }) => bytes.length > 0);
  if (!first) throw new AppError('validation_failed', 'Files are empty');
  if (isAvatar) return [await setAvatar(context, caller, first, others)];
  return uploadFiles(context.media, [first, ...others], upload.infos);
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
