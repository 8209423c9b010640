import { randomBytes } from 'node:crypto';
import { type CacheTag, hasSecretInUrl, pages, withoutLanguage } from '@rostra/contract/pages';
import type { Language } from '@rostra/messages';
import { compress, prepareResponse } from '../../http/prepared-response.ts';
import { baseHeaders, pagePolicy, type SecurityOptions } from '../security-headers.ts';
import { collectInlineScripts } from './inline-scripts.ts';
import type { RenderResult } from './page-cache.ts';
import type { RenderHost, Web } from './web.ts';

/** A CDN may cache a page for a minute and refresh it in the background; browsers always revalidate. */
export const PUBLIC_PAGE =
  'public, max-age=0, s-maxage=60, stale-while-revalidate=86400, stale-if-error=604800';

const RETRY_AFTER_SECONDS = '30';

export interface RenderPageOptions extends SecurityOptions {
  web: Web;
  fetch: RenderHost['fetch'];
  report: RenderHost['report'];
  cachedDocument?: RenderHost['cachedDocument'];
  language: Language;
  isDefaultLanguage: boolean;
  overrides?: RenderHost['overrides'];
  /** False for responses that must not be cached, such as search results. */
  mayKeep: boolean;
}

/** Renders one URL without any header of the visitor, so that the result is the same for everyone. */
export async function renderPage(url: string, given: RenderPageOptions): Promise<RenderResult> {
  const path = withoutLanguage(url.split('?', 1)[0] ?? '', given.language);
  const isFramed = path === pages.preview.path;
  const hasAnalytics = given.hasAnalytics === true && !hasSecretInUrl(path);
  const options = { ...given, isFramed, hasAnalytics };
  const tags = new Set<CacheTag>();
  const nonce = randomBytes(16).toString('base64url');
  const response = await options.web.render(new Request(addressOf(url, options.siteUrl)), {
    language: options.language,
    isDefaultLanguage: options.isDefaultLanguage,
    overrides: options.overrides,
    fetch: options.fetch,
    nonce,
    tag: (name) => tags.add(name),
    report: options.report,
    cachedDocument: options.cachedDocument,
  });
  const { body, policy } = await readBody(response, nonce, options);
  const keep = options.mayKeep && response.status === 200 && !response.headers.has('cache-control');
  const headers: [string, string][] = [
    ...baseHeaders(options.siteUrl, options),
    ...[...response.headers].filter(([name]) => name !== 'content-length'),
    ['content-security-policy', policy],
    ['content-language', options.language],
  ];
  if (keep) headers.push(['cache-control', PUBLIC_PAGE]);
  else if (!response.headers.has('cache-control')) headers.push(['cache-control', 'no-store']);
  if (response.status === 503) headers.push(['retry-after', RETRY_AFTER_SECONDS]);
  return {
    response: prepareResponse({
      status: response.status,
      headers,
      bodies: await compress(body),
    }),
    tags,
    keep,
    failed: response.status >= 500,
  };
}

/** Sets path and query separately: parsed as one string, a path such as `/\\x.test` would be a host name. */
function addressOf(url: string, siteUrl: string): URL {
  const [path = '/', query = ''] = url.split('?', 2);
  const address = new URL(siteUrl);
  address.pathname = path;
  address.search = query;
  return address;
}

async function readBody(response: Response, nonce: string, options: SecurityOptions) {
  if (!response.headers.get('content-type')?.startsWith('text/html')) {
    const body = Buffer.from(await response.arrayBuffer());
    return { body, policy: pagePolicy([], options) };
  }
  const { html, scripts } = collectInlineScripts(await response.text(), nonce);
  return { body: Buffer.from(html), policy: pagePolicy(scripts, options) };
}
