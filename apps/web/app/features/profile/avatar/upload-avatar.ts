import { readCsrfToken } from '@rostra/browser/csrf-cookie';
import { avatarForm, type MediaFile, uploadFiles } from '@rostra/contract';
import { ANTI_FORGERY_HEADER, ApiError, messageOf, UNKNOWN_ERROR } from '@rostra/contract/client';
import { languageOfDocument } from '../../../lib/messages/language.ts';

export interface UploadOptions {
  userId: number;
  picture: Blob;
  token: string | undefined;
  /** From 0 to 1. */
  onProgress: (part: number) => void;
  request?: XMLHttpRequest;
}

const TIMEOUT_MS = 120_000;

/** Uploads the picture with XMLHttpRequest, because fetch does not report upload progress. */
export function uploadAvatar(options: UploadOptions): Promise<MediaFile> {
  const { userId, picture, token, onProgress, request = new XMLHttpRequest() } = options;
  return new Promise((resolve, reject) => {
    const fail = () => reject(new ApiError(UNKNOWN_ERROR, { status: 0, failure: 'unknown' }));
    request.open(uploadFiles.method, uploadFiles.path);
    request.timeout = TIMEOUT_MS;
    request.responseType = 'json';
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('accept-language', languageOfDocument());
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    const antiForgery = readCsrfToken();
    if (antiForgery) request.setRequestHeader(ANTI_FORGERY_HEADER, antiForgery);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = fail;
    request.ontimeout = fail;
    request.onload = () => {
      const { status, statusText, response } = request;
      const file = Array.isArray(response) ? response[0] : undefined;
      if (status === uploadFiles.success.status && file) resolve(file as MediaFile);
      else reject(new ApiError(messageOf(response, statusText), { status }));
    };
    request.send(avatarForm(userId, picture));
  });
}
