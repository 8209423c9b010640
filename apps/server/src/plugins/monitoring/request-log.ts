import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import fp from 'fastify-plugin';
import type { Logger } from 'pino';
import { clientAddress } from '../../http/requests/client-address.ts';
import { isInProcess } from '../pages/in-process-fetch.ts';

/** Health checks run every few seconds and would flood the log. */
const UNLOGGED = new Set(['/healthz', '/readyz']);

export interface LoggedRequest {
  requestId: string;
  method: string;
  url: string;
  ip: string;
  headers: IncomingHttpHeaders;
  status: number;
  /** Undefined if it was served from memory, which takes no time worth measuring. */
  ms?: number;
  isFromMemory?: boolean;
}

export type LogResponse = (request: LoggedRequest) => void;

/** Writes the one line that each request gets. The access log also has the browser and the referring page. */
export function createResponseLog(logger: Logger, isAccessLog = false): LogResponse {
  // These fields contain no secrets, and redaction costs more than writing the line.
  const log = logger.child({}, { redact: [] });
  return ({ requestId, method, url, ip, headers, status, ms, isFromMemory }) =>
    log.info(
      {
        reqId: requestId,
        method,
        path: pathOf(url),
        ip,
        status,
        ms: ms === undefined ? undefined : Math.round(ms * 10) / 10,
        ...(isAccessLog ? { ...describeClient(headers), isFromMemory } : {}),
      },
      'request completed',
    );
}

const MAX_HEADER_LENGTH = 300;

/** Without the query of the referring page, which may contain a code from a mail. */
const describeClient = ({ referer, 'user-agent': userAgent }: IncomingHttpHeaders) => ({
  referrer: referer?.split(/[?#]/, 1)[0]?.slice(0, MAX_HEADER_LENGTH),
  userAgent: userAgent?.slice(0, MAX_HEADER_LENGTH),
});

/** Logs a response that was sent without running a route. */
export type LogFromMemory = (
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
) => void;

export const createMemoryLog =
  (log: LogResponse, trustedProxies: number): LogFromMemory =>
  (request, response, requestId) => {
    const { method = 'GET', url = '/', headers } = request;
    const ip = clientAddress(request, trustedProxies);
    const { statusCode: status } = response;
    log({ requestId, method, url, ip, headers, status, isFromMemory: true });
  };

/** One line for each request to the API and each render. Pages from the page cache have one only in the access log. */
export const requestLog = fp<{ log: LogResponse }>(async (app, { log }) => {
  app.addHook('onResponse', (request, reply, done) => {
    done();
    if (UNLOGGED.has(request.url) || isInProcess(request)) return;
    if (request.routeOptions.config.isUnlogged) return;
    const { id: requestId, method, url, ip, headers } = request;
    log({ requestId, method, url, ip, headers, status: reply.statusCode, ms: reply.elapsedTime });
  });
});

const pathOf = (url: string) => url.split('?', 1)[0] as string;
