import fp from 'fastify-plugin';
import type { Logger } from 'pino';
import { isInProcess } from './pages/in-process-fetch.ts';

/** Health checks come every few seconds and would only fill the log. */
const UNLOGGED = new Set(['/healthz', '/readyz']);

/** One line for each request that Fastify answers. Pages from the page cache are not logged. */
export const requestLog = fp<{ logger: Logger }>(async (app, { logger }) => {
  // The fields below hold no secrets, and redaction costs more than writing the line.
  const log = logger.child({}, { redact: [] });
  app.addHook('onResponse', (request, reply, done) => {
    done();
    if (UNLOGGED.has(request.url) || isInProcess(request)) return;
    log.info(
      {
        reqId: request.id,
        method: request.method,
        path: pathOf(request.url),
        ip: request.ip,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request completed',
    );
  });
});

const pathOf = (url: string) => url.split('?', 1)[0] as string;
