import fp from 'fastify-plugin';

export interface HealthOptions {
  /** Rejects if something that requests depend on is unavailable. */
  checkReady: () => Promise<void>;
  timeoutMs?: number;
}

/** Less than the usual timeout of load balancers. */
const TIMEOUT_MS = 2_000;

/** For load balancers: `/healthz` means that the process is alive, `/readyz` that it can serve requests. */
export const health = fp<HealthOptions>(async (app, { checkReady, timeoutMs = TIMEOUT_MS }) => {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    try {
      await withTimeout(checkReady(), timeoutMs);
      return { status: 'ready' };
    } catch (error) {
      request.log.error({ err: error }, 'not ready');
      return reply.code(503).send({ status: 'unavailable' });
    }
  });
});

async function withTimeout(work: Promise<void>, milliseconds: number): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('The check timed out')), milliseconds);
  try {
    await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
