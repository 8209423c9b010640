import type { RequestListener } from 'node:http';
import type { ContentService } from '../features/content/index.ts';
import { createEarlyResponses } from '../plugins/early-responses.ts';
import { respondFromMemory } from '../plugins/pages/index.ts';
import type { Deps } from './deps.ts';
import type { SharedParts } from './shared-parts.ts';

/** Runs before Fastify: cached responses, the sandbox's pages, and Vite in development. */
export function createIntercept(
  { env, metrics, payments, middleware }: Deps,
  { limits, log, nextRequestId, stored }: SharedParts,
  { responses }: ContentService,
): (handler: RequestListener) => RequestListener {
  const respondEarly = createEarlyResponses({
    limits,
    log,
    nextRequestId,
    siteUrl: env.SITE_URL,
    trustedProxies: env.TRUST_PROXY,
    find: (url) => responses.find(url),
  });
  return (handler) => (request, response) => {
    if (respondFromMemory(request, response, stored, nextRequestId)) {
      metrics?.servedFromMemory('page');
      return;
    }
    if (respondEarly(request, response)) {
      metrics?.servedFromMemory('api');
      return;
    }
    if (payments?.proxy?.(request, response)) return;
    if (middleware) middleware(request, response, () => handler(request, response));
    else handler(request, response);
  };
}
