import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import {
  type Api,
  type ApiResponse,
  errorBody,
  handleRequest,
  lockIdempotencyKey,
} from './api/requests/handle-request.ts';
import { takeRequestFault } from './api/requests/take-request-fault.ts';
import type { Pages } from './pages/shell/router.ts';
import { ApiError } from './wire/errors.ts';

const MAX_BODY = 1_000_000;

export interface ServerContext {
  getApi(): Api;
  getPages(): Pages;
  isAllowedHost(name: string): boolean;
}

/** The HTTP server: the API under /v1, pages everywhere else. */
export function makeServer({ getApi, getPages, isAllowedHost }: ServerContext): Server {
  const server = createServer((request, response) => {
    const host = URL.parse(`http://${request.headers.host ?? 'localhost'}`)?.hostname;
    if (host === undefined || !isAllowedHost(host)) {
      response.writeHead(421).end();
      return;
    }
    serve(getApi(), getPages(), request, response).catch((error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      response.destroy();
    });
  });
  // Longer than clients keep idle connections, so that none is closed just as a client reuses it.
  server.keepAliveTimeout = 75_000;
  return server;
}

async function serve(
  api: Api,
  pages: Pages,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://sandbox');
  const body = await readBody(request);
  if (body === undefined) {
    allowAnyOrigin(response);
    send(response, TOO_LARGE);
    return;
  }
  if (!url.pathname.startsWith('/v1/')) {
    await pages.serve({ request, response, url, body });
    return;
  }
  allowAnyOrigin(response);
  if (request.method === 'OPTIONS') {
    response.writeHead(204).end();
    return;
  }
  const method = request.method ?? 'GET';
  const fault = takeRequestFault(api.sandbox, method, url.pathname);
  if (fault?.kind === 'drop' && fault.when === 'before') {
    request.socket.destroy();
    return;
  }
  const early = fault?.kind === 'break' ? SIMULATED_RESPONSES[fault.answer] : undefined;
  if (early !== undefined) {
    send(response, early);
    return;
  }
  const answer = await respondWithKey(
    api,
    request,
    url,
    body,
    fault?.kind === 'delay' ? fault.ms : 0,
  );
  if (fault?.kind === 'drop') request.socket.destroy();
  else if (fault?.kind === 'break') sendBroken(request, response, answer, fault.answer);
  else send(response, answer);
}

async function respondWithKey(
  api: Api,
  request: IncomingMessage,
  url: URL,
  body: string,
  delayMs: number,
): Promise<ApiResponse> {
  const idempotencyKey = header(request, 'idempotency-key');
  try {
    const unlock = lockIdempotencyKey(api, idempotencyKey);
    try {
      if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
      return handleRequest(api, {
        method: request.method ?? 'GET',
        path: url.pathname.replace(/\/$/, ''),
        query: url.search.slice(1),
        body,
        authorization: header(request, 'authorization'),
        idempotencyKey,
        version: header(request, 'stripe-version'),
      });
    } finally {
      unlock();
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { status: error.status, body: errorBody(error.detail, ''), headers: {} };
  }
}

const SIMULATED_RESPONSES: Record<string, ApiResponse | undefined> = {
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
};

function sendBroken(
  request: IncomingMessage,
  response: ServerResponse,
  answer: ApiResponse,
  how: string,
): void {
  if (how === 'bad_json') {
    send(response, { ...answer, body: `<html>${answer.body.slice(0, 40)}` });
    return;
  }
  response.writeHead(answer.status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(answer.body),
  });
  response.write(answer.body.slice(0, answer.body.length / 2), () => request.socket.destroy());
}

function send(response: ServerResponse, answer: ApiResponse): void {
  response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
  response.end(answer.body);
}

function header(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

/** CORS as in Stripe's API, for stripe.js. Access is controlled by keys, not by origin. */
function allowAnyOrigin(response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('access-control-allow-methods', 'GET, POST, DELETE');
  response.setHeader(
    'access-control-allow-headers',
    'authorization, content-type, idempotency-key, stripe-version',
  );
  response.setHeader('access-control-max-age', '300');
}

const TOO_LARGE: ApiResponse = {
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

/** Reads the body, or undefined if it is too large; the rest is drained so that the client sees the response. */
async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= MAX_BODY) chunks.push(chunk);
    else chunks.length = 0;
  }
  return size > MAX_BODY ? undefined : Buffer.concat(chunks).toString();
}
