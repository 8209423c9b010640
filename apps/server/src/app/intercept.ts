import type { RequestListener } from 'node:http';
import type { ContentService } from '../features/content/index.ts';
import type { ViewCounter } from '../features/readership/index.ts';
import { createEarlyResponses } from '../plugins/early-responses.ts';
import { createMemoryLog } from '../plugins/monitoring/request-log.ts';
import { respondFromMemory } from '../plugins/pages/index.ts';
import type { Deps } from './deps.ts';
import type { SharedParts } from './shared-parts.ts';

/** Runs before Fastify: cached responses, the sandbox's pages, and Vite in development. */
export function createIntercept(
  { env, metrics, tracing, payments, middleware }: Deps,
  { limits, log, nextRequestId, stored }: SharedParts,
  { responses, visits }: ContentService,
  views: ViewCounter,
): (handler: RequestListener) => RequestListener {
  const respondEarly = createEarlyResponses({
    limits,
    log,
    nextRequestId,
    siteUrl: env.SITE_URL,
    trustedProxies: env.TRUST_PROXY,
    find: (url) => responses.find(url),
  });
  const logFromMemory = env.ACCESS_LOG ? createMemoryLog(log, env.TRUST_PROXY) : undefined;
  const memory = { ...stored, visits, views };
  return (handler) => (request, response) => {
    const requestId = respondFromMemory(request, response, memory, nextRequestId);
    if (requestId !== undefined) {
      metrics?.servedFromMemory('page');
      tracing
        ?.startRequest(request)
        .end({ route: '(page from memory)', status: response.statusCode });
      logFromMemory?.(request, response, requestId);
      return;
    }
    if (respondEarly(request, response)) {
      metrics?.servedFromMemory('api');
      tracing?.startRequest(request).end({ route: '(API from memory)', status: 200 });
      return;
    }
    if (payments?.proxy?.(request, response)) return;
    if (middleware) middleware(request, response, () => handler(request, response));
    else handler(request, response);
  };
}
