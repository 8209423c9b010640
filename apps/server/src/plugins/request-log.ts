import fp from 'fastify-plugin';
import { IN_PROCESS } from './pages/in-process-fetch.ts';

/** Probes come every few seconds and say nothing while all is well. */
const QUIET = new Set(['/healthz', '/readyz']);

/** One line for each request that Fastify answers; pages from memory are not logged at all. */
export const requestLog = fp(async (app) => {
  app.addHook('onResponse', async (request, reply) => {
    if (QUIET.has(request.url) || request.ip === IN_PROCESS) return;
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info({ req: request, res: reply, ms }, 'answered');
  });
});
