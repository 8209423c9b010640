import type { Sandbox } from '../../lifecycles/sandbox.ts';
import { present } from '../../objects/events/present.ts';
import { newId } from '../../store/ids.ts';
import { getSettings } from '../../store/now.ts';
import type { Work } from '../../store/work.ts';
import { ApiError, type ErrorDetail, invalidRequest } from '../../wire/errors.ts';
import { type FormValue, parseForm } from '../../wire/form.ts';
import { listOf, text } from '../../wire/params.ts';
import { authenticate } from './auth.ts';
import { publicFieldsFor } from './client-secret.ts';
import { expand, type Includables } from './expand.ts';
import { checkKeyLength, findReplay, fingerprint, keyInUse } from './idempotency.ts';
import type { Call, Match } from './route.ts';

export interface ApiRequest {
  method: string;
  path: string;
  query: string;
  body: string;
  authorization: string | undefined;
  idempotencyKey: string | undefined;
  version: string | undefined;
}

export interface ApiResponse {
  status: number;
  body: string;
  headers: Record<string, string>;
}

export interface Api {
  sandbox: Sandbox;
  version: string;
  includables: Includables;
  findRoute(method: string, path: string): Match | undefined;
  /** Idempotency keys of requests in progress. */
  inFlight: Set<string>;
}

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
    const answer = api.sandbox.write((work) => respondOnce(api, work, request, match, isBrowser), {
      id: requestId,
      idempotencyKey: request.idempotencyKey ?? null,
    });
    return { ...answer, headers: { ...headers, ...answer.headers } };
  } catch (error) {
    const known = error instanceof ApiError ? error : unexpected(error);
    return { status: known.status, body: errorBody(known.detail, requestId), headers };
  }
}

function respondOnce(
  api: Api,
  work: Work,
  request: ApiRequest,
  match: Match,
  isBrowser: boolean,
): ApiResponse {
  const key = request.method === 'POST' ? request.idempotencyKey : undefined;
  checkKeyLength(key);
  if (key === undefined)
    return { status: 200, body: run(api, work, request, match, isBrowser), headers: {} };
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
    const body = run(api, work, request, match, isBrowser);
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

function run(api: Api, work: Work, request: ApiRequest, match: Match, isBrowser: boolean): string {
  const form = readForm(request);
  const { expand: wanted, key: _key, _stripe_version, ...rest } = form;
  const input = match.route.params(rest, '');
  const call = { path: match.path, input, isBrowser } as Call<never>;
  try {
    const result = presentDeep(work, match.route.handle(work, call));
    const paths = wanted === undefined ? [] : listOf(text)(wanted as FormValue, 'expand');
    return JSON.stringify(expand(work, api.includables, result, paths), null, 2);
  } catch (error) {
    throw error instanceof ApiError && isBrowser ? withPublicFields(error, call) : error;
  }
}

function readForm({ query, body }: ApiRequest): { [key: string]: FormValue } {
  return { ...parseForm(query), ...parseForm(body) };
}

function presentDeep(work: Work, result: object): object {
  if ('data' in result && Array.isArray(result.data)) {
    return { ...result, data: result.data.map((row) => present(work, row)) };
  }
  return present(work, result);
}

function withPublicFields(error: ApiError, call: Call<unknown>): ApiError {
  const { payment_intent, setup_intent, ...rest } = error.detail;
  const detail: ErrorDetail = {
    ...rest,
    ...(payment_intent ? { payment_intent: publicFieldsFor(payment_intent, call) } : {}),
    ...(setup_intent ? { setup_intent: publicFieldsFor(setup_intent, call) } : {}),
  };
  return new ApiError(error.status, detail, error.keepsChanges);
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

export function errorBody(detail: ErrorDetail, requestId: string): string {
  return JSON.stringify({ error: { ...detail, request_id: requestId } }, null, 2);
}

function replayHeaders(originalRequest: string): Record<string, string> {
  return { 'idempotent-replayed': 'true', 'original-request': originalRequest };
}

/** Locks an idempotency key while its request runs; returns the function that unlocks it. */
export function lockIdempotencyKey(api: Api, key: string | undefined): () => void {
  if (key === undefined) return () => {};
  if (api.inFlight.has(key)) throw keyInUse(key);
  api.inFlight.add(key);
  return () => api.inFlight.delete(key);
}
