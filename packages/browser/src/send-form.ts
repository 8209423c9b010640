import type { Call, CallOutput } from '@rostra/contract';
import { ANTI_FORGERY_HEADER, ApiError, messageOf, UNKNOWN_ERROR } from '@rostra/contract/client';
import { documentLanguage } from './document-language.ts';
import { readCsrfToken } from './storage/csrf-cookie.ts';

interface SendFormOptions {
  /** With its parameters filled in. */
  path: string;
  form: FormData;
  token: string | undefined;
  /** From 0 to 1. */
  onProgress: (part: number) => void;
  request?: XMLHttpRequest;
}

const TIMEOUT_MS = 120_000;
const TIMED_OUT = 'The server took too long to respond. Please try again.';

/** Sends a form with XMLHttpRequest, because fetch does not report the progress of an upload. */
export function sendForm<C extends Call>(
  call: C,
  options: SendFormOptions,
): Promise<CallOutput<C>> {
  const { path, form, token, onProgress, request = new XMLHttpRequest() } = options;
  return new Promise((resolve, reject) => {
    const fail = () => reject(new ApiError(UNKNOWN_ERROR, { status: 0, failure: 'unknown' }));
    request.open(call.method, path);
    request.timeout = TIMEOUT_MS;
    request.responseType = 'json';
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('accept-language', documentLanguage());
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    const antiForgery = readCsrfToken();
    if (antiForgery) request.setRequestHeader(ANTI_FORGERY_HEADER, antiForgery);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = fail;
    request.ontimeout = () => reject(new ApiError(TIMED_OUT, { status: 0, failure: 'timeout' }));
    request.onload = () => {
      const { status, statusText, response } = request;
      if (status === call.success.status && response) resolve(response as CallOutput<C>);
      else reject(new ApiError(messageOf(response, statusText), { status }));
    };
    request.send(form);
  });
}
