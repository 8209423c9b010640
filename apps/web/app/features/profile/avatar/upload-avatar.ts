import { sendForm } from '@rostra/browser/send-form';
import { avatarForm, type MediaFile, uploadFiles } from '@rostra/contract';
import { ApiError, UNKNOWN_ERROR } from '@rostra/contract/client';

export interface UploadOptions {
  userId: number;
  picture: Blob;
  token: string | undefined;
  /** From 0 to 1. */
  onProgress: (part: number) => void;
}

export async function uploadAvatar({
  userId,
  picture,
  ...options
}: UploadOptions): Promise<MediaFile> {
  const form = avatarForm(userId, picture);
  const [file] = await sendForm(uploadFiles, { ...options, path: uploadFiles.path, form });
  if (!file) throw new ApiError(UNKNOWN_ERROR, { status: 200, failure: 'unknown' });
  return file;
}
