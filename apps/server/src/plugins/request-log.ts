import fp from 'fastify-plugin';
import { IN_PROCESS } from './pages/in-process-fetch.ts';

/** Probes come every few seconds and say nothing while all is well. */
const QUIET = new Set(['/healthz', '/readyz']);

/**
 * One line for each request that Fastify answers; pages from memory are not logged at all. Every
 * field is chosen here, so the search for secrets, a sixth of a quick call's time, is left out.
 */
export const requestLog = fp(async (app) => {
  const lines = app.log.child({}, { redact: [] });
  app.addHook('onResponse', (request, reply, done) => {
    done();
    const { ip } = request; // worked out anew each time it is read
    if (QUIET.has(request.url) || ip === IN_PROCESS) return;
    lines.info(
      {
        reqId: request.id,
        method: request.method,
        path: request.url.split('?', 1)[0],
        ip,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    );
  });
});
