import type { IncomingMessage, ServerResponse } from 'node:http';
import fp from 'fastify-plugin';
import { type PreparedResponse, sendPrepared } from '../../http/prepared-response.ts';
import type { SecurityOptions } from '../security-headers.ts';
import { inProcessFetch } from './in-process-fetch.ts';
import type { PageCache } from './page-cache.ts';
import { pageKey } from './page-key.ts';
import { renderPage } from './render-page.ts';
import type { Web } from './web.ts';

export interface PagesOptions extends SecurityOptions {
  web: Web;
  cache: PageCache;
  files: ReadonlyMap<string, PreparedResponse>;
}

/** Every URL that no API route claims is a page of the web app, cached unless it says otherwise. */
export const pages = fp<PagesOptions>(async (app, { web, cache, files, ...security }) => {
  const render = (url: string) =>
    renderPage(url, {
      ...security,
      web,
      fetch: inProcessFetch(app),
      report: (error) => app.log.error({ err: error, url: url.split('?', 1)[0] }, 'render failed'),
    });

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    schema: { hide: true },
    handler: async (request, reply) => {
      const { url, cacheable } = pageKey(request.raw.url ?? '/');
      const canonical = withoutTrailingSlash(url);
      if (canonical !== url) return reply.redirect(canonical, 308);
      const file = files.get(url);
      const response =
        file ??
        (cacheable ? await cache.get(url, () => render(url)) : (await render(url)).response);
      reply.hijack();
      sendPrepared(response, request.raw, reply.raw, request.id);
    },
  });
});

function withoutTrailingSlash(url: string): string {
  const [path = '/', query] = url.split('?', 2);
  if (path === '/' || !path.endsWith('/')) return url;
  const trimmed = `/${path.replace(/^\/+|\/+$/g, '')}`;
  return query ? `${trimmed}?${query}` : trimmed;
}

/**
 * The short way for what is already in memory: before routing, hooks and logs. It answers only
 * when the raw URL is exactly a known key, so it can never answer what the long way would not.
 */
export function answerFromMemory(
  request: IncomingMessage,
  response: ServerResponse,
  { cache, files }: Pick<PagesOptions, 'cache' | 'files'>,
  nextRequestId: () => string,
): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const url = request.url ?? '/';
  const prepared = cache.peek(url) ?? files.get(url);
  if (!prepared) return false;
  sendPrepared(prepared, request, response, nextRequestId());
  return true;
}
