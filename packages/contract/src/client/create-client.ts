import type { Call, CallInput, CallOutput } from '../call.ts';
import { ApiError } from './api-error.ts';
import { buildUrl } from './build-url.ts';
import { type ResponseLike, readError, UNKNOWN_ERROR } from './read-error.ts';

export const API_TIMEOUT_MS = 30_000;
export const ANTI_FORGERY_HEADER = 'x-csrf-token';

export interface ClientOptions {
  baseUrl: string;
  fetch?: (input: string, init: RequestInit) => Promise<ResponseLike>;
  timeoutMs?: number;
  /** The language of error messages; the browser's own if not given. */
  language?: () => string;
  /** The access token, if the user is logged in. */
  token?: () => string | undefined;
  /** The value of the readable anti-forgery cookie, if there is one. */
  antiForgery?: () => string | undefined;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** Lets the request continue after the page is left. */
  keepalive?: boolean;
  /** The version that a change is based on; a later one is not overwritten (409 `edit_conflict`). */
  ifMatch?: number;
  /** For calls whose response is a file of text rather than JSON. */
  isText?: boolean;
  /** For calls whose response is another file, such as a PDF. */
  isFile?: boolean;
}

type Args<C extends Call> =
  Record<never, never> extends CallInput<C>
    ? [input?: CallInput<C>, options?: CallOptions]
    : [input: CallInput<C>, options?: CallOptions];

export type Client = <C extends Call>(call: C, ...args: Args<C>) => Promise<CallOutput<C>>;

interface AnyInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

export function createClient(options: ClientOptions): Client {
  const send: NonNullable<ClientOptions['fetch']> =
    options.fetch ?? ((input, init) => fetch(input, init));
  const timeoutMs = options.timeoutMs ?? API_TIMEOUT_MS;

  return async (call, ...args) => {
    const [input, { signal, keepalive = false, ifMatch, ...format } = {}] = args;
    const { params, query, body } = (input ?? {}) as AnyInput;
    const timeout = AbortSignal.timeout(timeoutMs);
    const url = buildUrl(options.baseUrl, call.path, params, query);
    try {
      const response = await send(url, {
        method: call.method,
        headers: {
          ...headersFor(options, body),
          ...(ifMatch === undefined ? {} : { 'if-match': `"${ifMatch}"` }),
        },
        credentials: 'same-origin',
        keepalive,
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
        ...(body === undefined ? {} : { body: encodeBody(body) }),
      });
      const data = response.ok ? await readAs(response, format) : await readBody(response);
      if (!response.ok) throw readError(response, data);
      return data as CallOutput<typeof call>;
    } catch (error) {
      if (error instanceof ApiError || signal?.aborted) throw error;
      throw noResponseError(error, timeout.aborted);
    }
  };
}

function headersFor(options: ClientOptions, body: unknown): Record<string, string> {
  const token = options.token?.();
  const antiForgery = options.antiForgery?.();
  return {
    accept: 'application/json',
    ...(options.language ? { 'accept-language': options.language() } : {}),
    ...(body === undefined || body instanceof FormData
      ? {}
      : { 'content-type': 'application/json' }),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(antiForgery ? { [ANTI_FORGERY_HEADER]: antiForgery } : {}),
  };
}

const encodeBody = (body: unknown) => (body instanceof FormData ? body : JSON.stringify(body));

async function readAs(
  response: ResponseLike,
  { isText = false, isFile = false }: Pick<CallOptions, 'isFile' | 'isText'>,
): Promise<unknown> {
  if (isText) return response.text();
  return isFile && response.blob ? response.blob() : readBody(response);
}

/** Error pages of proxies are not JSON; only their status is used. */
async function readBody(response: ResponseLike): Promise<unknown> {
  const raw = await response.text();
  if (raw === '') return undefined;
  try {
    return JSON.parse(raw);
  } catch (error) {
    if (!response.ok) return undefined;
    throw new ApiError(UNKNOWN_ERROR, {
      status: response.status,
      failure: 'unknown',
      cause: error,
    });
  }
}

function noResponseError(cause: unknown, timedOut: boolean): ApiError {
  const message = timedOut
    ? 'The server took too long to respond. Please try again.'
    : UNKNOWN_ERROR;
  return new ApiError(message, { status: 0, failure: timedOut ? 'timeout' : 'unknown', cause });
}
