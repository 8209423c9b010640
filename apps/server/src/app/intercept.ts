import type { RequestListener } from 'node:http';
import type { ContentService } from '../features/content/index.ts';
import { createEarlyAnswers } from '../plugins/early-answers.ts';
import { answerFromMemory } from '../plugins/pages/index.ts';
import type { Deps } from './deps.ts';
import type { SharedParts } from './shared-parts.ts';

/** Runs before Fastify: cached responses, the sandbox's pages, and Vite in development. */
export function createIntercept(
  { env, payments, middleware }: Deps,
  { limits, log, nextRequestId, stored }: SharedParts,
  { answers }: ContentService,
): (handler: RequestListener) => RequestListener {
  const answerEarly = createEarlyAnswers({
    limits,
    log,
    nextRequestId,
    siteUrl: env.SITE_URL,
    trustedProxies: env.TRUST_PROXY,
    find: (url) => answers.find(url),
  });
  return (handler) => (request, response) => {
    if (answerFromMemory(request, response, stored, nextRequestId)) return;
    if (answerEarly(request, response)) return;
    if (payments?.proxy?.(request, response)) return;
    if (middleware) middleware(request, response, () => handler(request, response));
    else handler(request, response);
  };
}
