import type { ServerResponse } from 'node:http';
import type { ApiResponse } from './api.ts';
import { errorBody } from './error-body.ts';
import { MAX_BODY } from './read-body.ts';

type Simulated = 'server_error' | 'rate_limit' | 'not_permitted';

export const SIMULATED_RESPONSES: Record<Simulated, ApiResponse> = {
  server_error: {
    status: 500,
    body: errorBody({ type: 'api_error', message: 'Simulated error.' }, ''),
    headers: {},
  },
  rate_limit: {
    status: 429,
    body: errorBody(
      { type: 'rate_limit_error', code: 'rate_limit', message: 'Too many requests (simulated).' },
      '',
    ),
    headers: {},
  },
  // As for a restricted key without the permission that a call needs.
  not_permitted: {
    status: 403,
    body: errorBody(
      {
        type: 'invalid_request_error',
        message: 'The provided key does not have the required permissions (simulated).',
      },
      '',
    ),
    headers: {},
  },
};

export const TOO_LARGE: ApiResponse = {
  status: 413,
  body: errorBody(
    {
      type: 'invalid_request_error',
      message: `Request bodies can have at most ${MAX_BODY} bytes.`,
    },
    '',
  ),
  headers: {},
};

export function sendResponse(outgoing: ServerResponse, response: ApiResponse): void {
  outgoing.writeHead(response.status, {
    'content-type': 'application/json',
    ...response.headers,
  });
  outgoing.end(response.body);
}

/** Sends a response that the client cannot use. */
export function sendBrokenResponse(
  outgoing: ServerResponse,
  response: ApiResponse,
  how: 'bad_json' | 'cut_short',
): void {
  if (how === 'bad_json') {
    sendResponse(outgoing, { ...response, body: `<html>${response.body.slice(0, 40)}` });
    return;
  }
  outgoing.writeHead(response.status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(response.body),
  });
  outgoing.write(response.body.slice(0, response.body.length / 2), () =>
    outgoing.socket?.destroy(),
  );
}

/** CORS as in Stripe's API, for stripe.js. Access is controlled by keys, not by origin. */
export function allowAnyOrigin(response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('access-control-allow-methods', 'GET, POST, DELETE');
  response.setHeader(
    'access-control-allow-headers',
    'authorization, content-type, idempotency-key, stripe-version',
  );
  response.setHeader('access-control-max-age', '300');
}
