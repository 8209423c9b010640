import fp from 'fastify-plugin';

/** Probes come every few seconds and say nothing while all is well. */
const QUIET = new Set(['/healthz', '/readyz']);

/** One line for each request that Fastify answers; pages from memory are not logged at all. */
export const requestLog = fp(async (app) => {
  app.addHook('onResponse', async (request, reply) => {
    if (QUIET.has(request.url)) return;
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info({ req: request, res: reply, ms }, 'answered');
  });
});
