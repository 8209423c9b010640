import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

export interface CorsOptions {
  /** The origins whose pages may call the API. */
  origins: readonly string[];
}

const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE';
const REQUEST_HEADERS = 'Authorization, Content-Type, If-Match, Strapi-Response-Format';
const EXPOSED_HEADERS = 'Content-Disposition, ETag, Retry-After, X-Request-Id';
const MAX_AGE_SECONDS = '600';

/**
 * Lets web apps on other origins call the API with a bearer token. Credentials are never allowed, so that a
 * browser neither sends nor stores cookies with such a call.
 */
export const cors = fp<CorsOptions>(async (app, { origins }) => {
  if (origins.length === 0) return;
  const allowed = new Set(origins);
  const isAllowed = ({ headers: { origin } }: FastifyRequest) =>
    origin !== undefined && allowed.has(origin);

  app.addHook('onRequest', (request, reply, done) => {
    if (!request.url.startsWith('/api/')) return done();
    reply.header('vary', 'Origin');
    if (!isAllowed(request)) return done();
    allow(request, reply);
    if (request.method !== 'OPTIONS') return done();
    reply
      .code(204)
      .headers({
        'access-control-allow-methods': METHODS,
        'access-control-allow-headers': REQUEST_HEADERS,
        'access-control-max-age': MAX_AGE_SECONDS,
      })
      .send();
  });
});

function allow({ headers }: FastifyRequest, reply: FastifyReply): void {
  reply.headers({
    'access-control-allow-origin': headers.origin,
    'access-control-expose-headers': EXPOSED_HEADERS,
    'cross-origin-resource-policy': 'cross-origin',
  });
}
