import fp from 'fastify-plugin';
import type { RequestSpan, Tracing } from '../../adapters/tracing/tracing.ts';
import { isInProcess } from '../pages/in-process-fetch.ts';

/** A span for each request that runs a route, with everything that it causes below it. */
export const requestTraces = fp<{ tracing: Tracing }>(async (app, { tracing }) => {
  const spans = new WeakMap<object, RequestSpan>();
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.routeOptions.config.isUnlogged) return done();
    const span = tracing.startRequest({
      method: request.method,
      headers: request.headers,
      isInProcess: isInProcess(request),
    });
    spans.set(request, span);
    span.enter(done);
  });
  // Reading the body leaves the context, because its events come from the connection.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) span.enter(done);
    else done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    done();
    const route = request.routeOptions.url ?? 'unknown';
    spans.get(request)?.end({ route, status: reply.statusCode });
  });
});
