import type { IncomingMessage, ServerResponse } from 'node:http';
import { studioPath } from '@rostra/contract/pages';
import fp from 'fastify-plugin';
import type { Logger } from 'pino';
import type { Metrics } from '../../adapters/metrics/metrics.ts';
import type { Tracing } from '../../adapters/tracing/tracing.ts';
import { sendPrepared } from '../../http/prepared-response.ts';
import type { SiteLanguages } from '../../languages/site-languages.ts';
import { splitLanguage, withoutDefaultLanguage } from '../../languages/split-language.ts';
import type { SecurityOptions } from '../security-headers.ts';
import type { Studio } from '../studio/studio.ts';
import { canonicalAddress } from './canonical-address.ts';
import { inProcessFetch } from './in-process-fetch.ts';
import { PageCache } from './page-cache.ts';
import { documentAddress, documentPathOf, pageKey } from './page-key.ts';
import { createReadPage, type ReadPage } from './read-page.ts';
import { type FindRedirect, type Render, redirectMissing } from './redirect-missing.ts';
import { renderLimit } from './render-limit.ts';
import { renderPage } from './render-page.ts';
import { shortLinkIn } from './short-link.ts';
import { openStaticFiles, type StaticFiles } from './static-files.ts';
import type { Web } from './web.ts';

export interface PagesOptions extends SecurityOptions {
  web: Web;
  languages: SiteLanguages;
  cache: PageCache;
  files: StaticFiles;
  metrics?: Metrics | undefined;
  tracing?: Tracing | undefined;
  findRedirect: FindRedirect;
  visits: PageVisitCounter;
  views: PageViewCounter;
  /** Staff can turn analytics on and off while the site runs. */
  usesAnalytics(): boolean;
}

/** Learns of visits that were redirected, and of those that found nothing. */
export interface PageVisitCounter {
  redirected(path: string): void;
  missed(path: string): void;
}

/** Learns of pages that were found. Called for each of them, so it must cost next to nothing. */
export interface PageViewCounter {
  viewed(request: IncomingMessage): void;
}

export type PageStore = Pick<PagesOptions, 'cache' | 'files'>;

export interface PageStoreOptions {
  web: Web;
  studio?: Studio | undefined;
  siteUrl: string;
  logger: Logger;
}

/** Responses served from memory. Without files in development, where Vite serves them. */
export function openPageStore({ web, studio, siteUrl, logger }: PageStoreOptions): PageStore {
  const folders = [
    ...(web.clientDir ? [openStaticFiles(web.clientDir, siteUrl)] : []),
    ...(studio?.clientDir ? [openStaticFiles(studio.clientDir, siteUrl, studioPath)] : []),
  ];
  const cache = new PageCache({
    enabled: web.clientDir !== undefined,
    report: (err) => logger.error({ err }, 'render failed'),
  });
  const get = (url: string) => {
    for (const folder of folders) {
      const file = folder.get(url);
      if (file) return file;
    }
    return undefined;
  };
  return { cache, files: { get } };
}

/** Every URL without an API route is a page of the web app, cached unless it says otherwise. */
export const pages = fp<PagesOptions>(async (app, options) => {
  const {
    web,
    cache,
    files,
    languages,
    metrics,
    tracing,
    findRedirect,
    visits,
    views,
    usesAnalytics,
    ...security
  } = options;
  const renderWeb = observed({ metrics, tracing }, (url: string, mayKeep: boolean) =>
    renderPage(url, {
      ...security,
      hasAnalytics: usesAnalytics(),
      web,
      ...languageOf(url, languages),
      mayKeep,
      fetch: inProcessFetch(app),
      cachedDocument: findCachedDocument(cache, url, languages),
      report: (error) => app.log.error({ err: error, url: url.split('?', 1)[0] }, 'render failed'),
    }),
  );
  const render = redirectMissing(renderWeb, { findRedirect, siteUrl: security.siteUrl });
  const fromCache = (url: string) => cache.get(url, () => render(url, true));
  app.decorate('readPage', createReadPage({ languages, files, fromCache }));
  const rendered = async (url: string) => (await render(url, false)).response;

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    schema: { hide: true },
    config: { rateLimit: renderLimit(languages) },
    handler: async (request, reply) => {
      const rawUrl = request.raw.url ?? '/';
      const { url, cacheable } = pageKey(rawUrl, languages);
      const file = files.get(url);
      const address = withoutDefaultLanguage(canonicalAddress(rawUrl), languages);
      if (!file && address !== rawUrl) return reply.redirect(address, 308);
      const shortLink = shortLinkIn(rawUrl);
      const moved = shortLink === undefined ? undefined : await findRedirect(shortLink);
      if (moved && shortLink !== undefined) {
        visits.redirected(shortLink);
        return reply.redirect(moved.target, 301);
      }
      const response = file ?? (cacheable ? await fromCache(url) : await rendered(url));
      countVisit(visits, request.raw, response.status);
      if (!file && response.status === 200) views.viewed(request.raw);
      reply.hijack();
      sendPrepared(response, request.raw, reply.raw, request.id);
    },
  });
});

declare module 'fastify' {
  interface FastifyInstance {
    readPage: ReadPage;
  }
}

function countVisit(
  visits: PageVisitCounter,
  { method, url = '/' }: IncomingMessage,
  status: number,
): void {
  if (method !== 'GET') return;
  // The query may contain personal data.
  const [path = ''] = url.split('?', 1);
  if (status === 301) visits.redirected(path);
  else if (status === 404) visits.missed(path);
}

const observed =
  ({ metrics, tracing }: Pick<PagesOptions, 'metrics' | 'tracing'>, render: Render): Render =>
  async (url, mayKeep) => {
    if (!metrics && !tracing) return render(url, mayKeep);
    const startedAt = performance.now();
    const work = () => render(url, mayKeep);
    const result = await (tracing ? tracing.run({ name: 'render' }, work) : work());
    const outcome = result.failed ? 'failed' : 'rendered';
    metrics?.pageRendered(outcome, (performance.now() - startedAt) / 1000);
    return result;
  };

function languageOf(url: string, languages: SiteLanguages) {
  const [path = ''] = url.split('?', 1);
  const { language } = splitLanguage(documentPathOf(path) ?? path, languages);
  return {
    language,
    isDefaultLanguage: language === languages.defaultLanguage,
    overrides: languages.overrides.forPages(language),
  };
}

/** Undefined if the data is cached too: stale data is then sent if it cannot be loaded. */
function findCachedDocument(
  cache: PageCache,
  url: string,
  languages: SiteLanguages,
): string | undefined {
  const document = cache.has(url) ? undefined : documentAddress(url, languages);
  return document !== undefined && cache.has(document) ? document : undefined;
}

/**
 * Responds from memory before routing, hooks and logging. Only if the raw URL is exactly a known
 * key, so that the response is always the same as the route's. Returns the id of the request.
 */
export function respondFromMemory(
  request: IncomingMessage,
  response: ServerResponse,
  { cache, files, visits, views }: PageStore & Pick<PagesOptions, 'visits' | 'views'>,
  nextRequestId: () => string,
): string | undefined {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
  const url = request.url ?? '/';
  const page = cache.peek(url);
  const prepared = page ?? files.get(url);
  if (!prepared) return undefined;
  if (prepared.status === 301) countVisit(visits, request, prepared.status);
  else if (page) views.viewed(request);
  const requestId = nextRequestId();
  sendPrepared(prepared, request, response, requestId);
  return requestId;
}
