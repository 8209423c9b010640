import fp from 'fastify-plugin';
import type { Logger } from 'pino';
import { isInProcess } from '../pages/in-process-fetch.ts';

/** Health checks run every few seconds and would flood the log. */
const UNLOGGED = new Set(['/healthz', '/readyz']);

export interface LoggedRequest {
  requestId: string;
  method: string;
  url: string;
  ip: string;
  status: number;
  ms: number;
}

export type LogResponse = (request: LoggedRequest) => void;

/** Writes the one line that each request gets. */
export function createResponseLog(logger: Logger): LogResponse {
  // These fields contain no secrets, and redaction costs more than writing the line.
  const log = logger.child({}, { redact: [] });
  return ({ requestId, method, url, ip, status, ms }) =>
    log.info(
      { reqId: requestId, method, path: pathOf(url), ip, status, ms: Math.round(ms * 10) / 10 },
      'request completed',
    );
}

/** One line for each request to the API and each render. Pages from the page cache are not logged. */
export const requestLog = fp<{ log: LogResponse }>(async (app, { log }) => {
  app.addHook('onResponse', (request, reply, done) => {
    done();
    if (UNLOGGED.has(request.url) || isInProcess(request)) return;
    const { id: requestId, method, url, ip } = request;
    log({ requestId, method, url, ip, status: reply.statusCode, ms: reply.elapsedTime });
  });
});

const pathOf = (url: string) => url.split('?', 1)[0] as string;
