import fp from 'fastify-plugin';
import type { AnswerLog } from '../http/answer-log.ts';
import { IN_PROCESS } from './pages/in-process-fetch.ts';

/** Probes come every few seconds and say nothing while all is well. */
const QUIET = new Set(['/healthz', '/readyz']);

/** One line for each request that Fastify answers; pages from memory are not logged at all. */
export const requestLog = fp<{ log: AnswerLog }>(async (app, { log }) => {
  app.addHook('onResponse', (request, reply, done) => {
    done();
    const { ip } = request; // worked out anew each time it is read
    if (QUIET.has(request.url) || ip === IN_PROCESS) return;
    log({
      reqId: request.id,
      method: request.method,
      path: pathOf(request.url),
      ip,
      status: reply.statusCode,
      ms: reply.elapsedTime,
    });
  });
});

const pathOf = (url: string) => url.split('?', 1)[0] as string;
