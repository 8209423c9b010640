import fp from 'fastify-plugin';
import type { Metrics } from '../../adapters/metrics/metrics.ts';
import { isInProcess } from '../pages/in-process-fetch.ts';

/** Measures each request that runs a route. Requests made by page renders are part of the render. */
export const requestMetrics = fp<{ metrics: Metrics }>(async (app, { metrics }) => {
  app.addHook('onResponse', (request, reply, done) => {
    done();
    if (isInProcess(request) || request.routeOptions.config.isUnlogged) return;
    metrics.requestCompleted({
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    });
  });
});
