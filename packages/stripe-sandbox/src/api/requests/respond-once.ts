import { getSettings } from '../../store/now.ts';
import type { Work } from '../../store/work.ts';
import { ApiError } from '../../wire/errors.ts';
import type { Api, ApiRequest, ApiResponse } from './api.ts';
import { errorBody } from './error-body.ts';
import { checkKeyLength, findReplay, fingerprint } from './idempotency.ts';
import type { Match } from './route.ts';
import { readForm, runRoute } from './run-route.ts';

/** Runs a request, or replays the saved response of its idempotency key. */
export function respondOnce(
  api: Api,
  work: Work,
  request: ApiRequest,
  match: Match,
  isBrowser: boolean,
): ApiResponse {
  const key = request.method === 'POST' ? request.idempotencyKey : undefined;
  checkKeyLength(key);
  if (key === undefined)
    return { status: 200, body: runRoute(api, work, request, match, isBrowser), headers: {} };
  const { fingerprintKey } = getSettings(work);
  const requestHash = fingerprint(fingerprintKey, request.method, request.path, readForm(request));
  const saved = findReplay(work, key, requestHash, work.wallMs());
  if (saved !== undefined) {
    return { status: saved.status, body: saved.body, headers: replayHeaders(saved.requestId) };
  }
  const requestId = work.request?.id ?? '';
  const remember = (status: number, body: string) =>
    work.put('idempotency', {
      id: key,
      fingerprint: requestHash,
      status,
      body,
      requestId,
      savedAtMs: work.wallMs(),
    });
  try {
    const body = runRoute(api, work, request, match, isBrowser);
    remember(200, body);
    return { status: 200, body, headers: {} };
  } catch (error) {
    // Declines are saved like successes. A request rejected before execution may be retried with the same key.
    if (error instanceof ApiError && error.keepsChanges) {
      remember(error.status, errorBody(error.detail, requestId));
    }
    throw error;
  }
}

function replayHeaders(originalRequest: string): Record<string, string> {
  return { 'idempotent-replayed': 'true', 'original-request': originalRequest };
}
