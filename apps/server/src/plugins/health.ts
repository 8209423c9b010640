import fp from 'fastify-plugin';

export interface HealthOptions {
  /** Rejects if a part that requests depend on does not answer. */
  checkReady: () => Promise<void>;
}

/** For load balancers: `/healthz` says the process lives, `/readyz` that it can serve. */
export const health = fp<HealthOptions>(async (app, { checkReady }) => {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    try {
      await checkReady();
      return { status: 'ready' };
    } catch (error) {
      request.log.error({ err: error }, 'not ready');
      return reply.code(503).send({ status: 'unavailable' });
    }
  });
});
