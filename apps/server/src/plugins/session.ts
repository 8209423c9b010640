import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { unauthorized } from '../errors.ts';
import { type Authorize, createAuthorize } from '../http/access/authorize.ts';
import { type Caller, visitor } from '../http/caller.ts';
import { bearerToken } from '../http/requests/bearer-token.ts';

export interface SessionOptions {
  /** The holder of a bearer token; a visitor if it is invalid. */
  authenticate(token: string): Promise<Caller>;
  now(): Date;
}

type Authenticate = SessionOptions['authenticate'];

/**
 * Sets `request.caller` from the bearer token. Every API call refuses an invalid token, so that its
 * holder notices, except the calls for logging in and out. Pages and files ignore tokens.
 */
export const session = fp<SessionOptions>(async (app: FastifyInstance, { authenticate, now }) => {
  app.decorateRequest('caller');
  app.decorate('authorize', createAuthorize(now));
  app.addHook('onRequest', (request, _reply, done) => {
    request.caller = visitor;
    const { authorization } = request.headers;
    if (authorization === undefined || isForProxy(authorization)) done();
    else identify(authenticate, request, authorization).then(() => done(), done);
  });
});

async function identify(
  authenticate: Authenticate,
  request: FastifyRequest,
  authorization: string,
): Promise<void> {
  const token = bearerToken(authorization);
  if (token) request.caller = await authenticate(token);
  const { role, token: apiToken } = request.caller;
  if (role === 'visitor' && !apiToken && needsGoodToken(request)) throw unauthorized();
}

/** Basic authentication is meant for a proxy that protects the whole site. */
const isForProxy = (authorization: string) => /^basic /i.test(authorization);

const needsGoodToken = ({ routeOptions: { url, config } }: FastifyRequest) =>
  url?.startsWith('/api/') && !config.allowsStaleToken;

declare module 'fastify' {
  interface FastifyInstance {
    authorize: Authorize;
  }
}
