import type { IncomingMessage, ServerResponse } from 'node:http';
import { normalizeIP } from '@fastify/rate-limit';
import { clientAddress } from '../http/requests/client-address.ts';
import type { LogResponse } from './monitoring/request-log.ts';
import { limitName } from './rate-limit/index.ts';
import type { RateLimits, Window } from './rate-limit/rate-limits.ts';
import { apiHeaders } from './security-headers.ts';

/** A JSON response that every visitor gets, and the rate limit of its route. */
export interface EarlyResponse {
  body: Buffer;
  route: string;
  limit: Window;
}

export interface EarlyResponseOptions {
  siteUrl: string;
  trustedProxies: number;
  limits: RateLimits;
  nextRequestId: () => string;
  log: LogResponse;
  find: (url: string) => EarlyResponse | undefined;
}

/**
 * Sends a cached API response before routing and hooks, like the page cache: parsing the query
 * alone costs more than sending the response. Counts and logs like the route. Requests that the
 * route might refuse, because of a token or the rate limit, go through the route.
 */
export function createEarlyResponses({ siteUrl, ...options }: EarlyResponseOptions) {
  const { trustedProxies, limits, nextRequestId, log, find } = options;
  const headers = [
    ...apiHeaders(siteUrl).flat(),
    'content-type',
    'application/json; charset=utf-8',
  ];
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.method !== 'GET' || !isAnonymous(request)) return false;
    const cached = find(request.url ?? '/');
    if (!cached) return false;
    const startedAt = performance.now();
    const ip = clientAddress(request, trustedProxies);
    const key = `${limitName({ method: 'GET', url: cached.route })}${normalizeIP(ip)}`;
    const { current, ttlMs } = limits.peek(key, cached.limit);
    if (current >= cached.limit.max) return false;
    limits.count(key, cached.limit);
    const requestId = nextRequestId();
    response.writeHead(200, [
      ...headers,
      'content-length',
      String(cached.body.length),
      'x-request-id',
      requestId,
      'x-ratelimit-limit',
      String(cached.limit.max),
      'x-ratelimit-remaining',
      String(cached.limit.max - current - 1),
      'x-ratelimit-reset',
      String(Math.ceil(ttlMs / 1000)),
    ]);
    response.end(cached.body);
    const { method, url = '/', headers: sent } = request;
    const ms = performance.now() - startedAt;
    log({ requestId, method, url, ip, headers: sent, status: 200, ms, isFromMemory: true });
    return true;
  };
}

/** Headers that the response, or whether there is one, depends on. */
const DECISIVE_HEADERS = ['authorization', 'x-csrf-token', 'origin', 'strapi-response-format'];

const isAnonymous = ({ headers }: IncomingMessage) =>
  DECISIVE_HEADERS.every((name) => headers[name] === undefined);
