import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Api, ApiResponse } from './api/requests/api.ts';
import { errorBody } from './api/requests/error-body.ts';
import { handleRequest } from './api/requests/handle-request.ts';
import { lockIdempotencyKey } from './api/requests/idempotency.ts';
import { readBody } from './api/requests/read-body.ts';
import {
  allowAnyOrigin,
  SIMULATED_RESPONSES,
  sendBrokenResponse,
  sendResponse,
  TOO_LARGE,
} from './api/requests/send-response.ts';
import { takeRequestFault } from './api/requests/take-request-fault.ts';
import type { Pages } from './pages/shell/router.ts';
import { ApiError } from './wire/errors.ts';

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
    sendResponse(response, TOO_LARGE);
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
  const broken = fault?.kind === 'break' ? fault.response : undefined;
  if (broken === 'server_error' || broken === 'rate_limit' || broken === 'not_permitted') {
    sendResponse(response, SIMULATED_RESPONSES[broken]);
    return;
  }
  const delayMs = fault?.kind === 'delay' ? fault.ms : 0;
  const apiResponse = await respondWithKey(api, request, url, body, delayMs);
  if (fault?.kind === 'drop') request.socket.destroy();
  else if (broken !== undefined) sendBrokenResponse(response, apiResponse, broken);
  else sendResponse(response, apiResponse);
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
    const unlock = lockIdempotencyKey(api.inFlight, idempotencyKey);
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

function header(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}
