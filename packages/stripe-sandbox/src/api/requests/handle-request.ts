import { newId } from '../../store/ids.ts';
import { ApiError, invalidRequest } from '../../wire/errors.ts';
import type { Api, ApiRequest, ApiResponse } from './api.ts';
import { authenticate } from './auth.ts';
import { errorBody } from './error-body.ts';
import { respondOnce } from './respond-once.ts';

/** Handles one API call: route, authentication, parameters, use case, expansion and idempotency. */
export function handleRequest(api: Api, request: ApiRequest): ApiResponse {
  const requestId = newId('req', 14);
  const headers = { 'request-id': requestId, 'stripe-version': api.version };
  try {
    const match = api.findRoute(request.method, request.path);
    const isBrowser =
      match !== undefined && authenticate(request.authorization, match.route, api.sandbox.config);
    checkVersion(api, request);
    if (match === undefined) throw unknownUrl(request);
    api.sandbox.catchUp();
    const response = api.sandbox.write(
      (work) => respondOnce(api, work, request, match, isBrowser),
      { id: requestId, idempotencyKey: request.idempotencyKey ?? null },
    );
    return { ...response, headers: { ...headers, ...response.headers } };
  } catch (error) {
    const known = error instanceof ApiError ? error : unexpected(error);
    return { status: known.status, body: errorBody(known.detail, requestId), headers };
  }
}

function checkVersion(api: Api, { version }: ApiRequest): void {
  if (version === undefined || version === api.version) return;
  throw invalidRequest(
    `This sandbox supports API version ${api.version} only, not ${version}.`,
    'Stripe-Version',
  );
}

function unknownUrl({ method, path }: ApiRequest): ApiError {
  return new ApiError(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${path}). This sandbox does not support it.`,
  });
}

function unexpected(error: unknown): ApiError {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  return new ApiError(500, {
    type: 'api_error',
    message: 'Internal error in the sandbox; see its log.',
  });
}
