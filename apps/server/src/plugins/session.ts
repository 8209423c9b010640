import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { visitor } from '../caller.ts';
import { AppError } from '../errors.ts';
import { authenticate, type SessionContext } from '../features/sessions/index.ts';
import type { Guards } from './contract-route.ts';

/**
 * Fills `request.caller` from the bearer token. A bad token makes a visitor of its holder: public
 * calls still answer, and guarded ones say 401.
 */
export const session = fp<SessionContext>(async (app: FastifyInstance, context) => {
  app.decorateRequest('caller', null as never);
  app.decorate('guards', guards);
  app.addHook('onRequest', async (request) => {
    const token = bearerToken(request.headers.authorization);
    request.caller = token ? await authenticate(context, token) : visitor;
  });
});

const BEARER = /^bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i;

const bearerToken = (header: string | undefined) => header && BEARER.exec(header)?.[1];

const guards: Guards = {
  member: async ({ caller }) => {
    if (caller.role === 'visitor') throw unauthorized();
  },
  editor: async ({ caller }) => {
    if (caller.role === 'visitor') throw unauthorized();
    if (caller.role !== 'editor') throw new AppError('forbidden', 'Forbidden');
  },
};

const unauthorized = () => new AppError('unauthorized', 'Missing or invalid credentials');
