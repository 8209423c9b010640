import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { visitor } from '../caller.ts';
import { AppError } from '../errors.ts';
import { authenticate, type SessionContext } from '../features/sessions/index.ts';
import { bearerToken } from '../http/bearer-token.ts';
import type { Guards } from '../http/contract-route.ts';

/**
 * Fills `request.caller` from the bearer token. A bad token is refused by every call of the API, so
 * that its holder learns of it, except where one logs in or out; pages and files take no token.
 */
export const session = fp<SessionContext>(async (app: FastifyInstance, context) => {
  app.decorateRequest('caller', null as never);
  app.decorate('guards', guards);
  app.addHook('onRequest', (request, _reply, done) => {
    request.caller = visitor;
    const { authorization } = request.headers;
    if (authorization === undefined || isForProxy(authorization)) done();
    else identify(context, request, authorization).then(() => done(), done);
  });
});

async function identify(
  context: SessionContext,
  request: FastifyRequest,
  authorization: string,
): Promise<void> {
  const token = bearerToken(authorization);
  if (token) request.caller = await authenticate(context, token);
  if (request.caller.role === 'visitor' && needsGoodToken(request)) throw unauthorized();
}

/** A name and password that a browser sends to a proxy which guards the whole site. */
const isForProxy = (authorization: string) => /^basic /i.test(authorization);

const needsGoodToken = ({ routeOptions: { url, config } }: FastifyRequest) =>
  url?.startsWith('/api/') && !config.allowsStaleToken;

const guards: Guards = {
  member: ({ caller }, _reply, done) => {
    done(caller.role === 'visitor' ? unauthorized() : undefined);
  },
  editor: ({ caller }, _reply, done) => {
    if (caller.role === 'visitor') done(unauthorized());
    else done(caller.role === 'editor' ? undefined : new AppError('forbidden', 'Forbidden'));
  },
};

const unauthorized = () => new AppError('unauthorized', 'Missing or invalid credentials');
