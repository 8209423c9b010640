import type { FastifyInstance } from 'fastify';
import { notFound } from '../../../errors.ts';

/** A large mail provider sends the clicks of all its users from a few addresses. */
const rateLimit = { max: 1_200, timeWindow: '1 minute' };

interface StopRoute {
  readonly path: string;
  /** False if the link is not valid. */
  stop(query: unknown): Promise<boolean>;
  /** Where people choose themselves. */
  pageFor(query: unknown): string;
}

/**
 * The address in the header `List-Unsubscribe` (RFC 8058). Not part of the contract, because mail programs decide what
 * they send.
 */
export async function stopRoute(
  app: FastifyInstance,
  { path, stop, pageFor }: StopRoute,
): Promise<void> {
  await app.register(async (scope) => {
    // The body says nothing that the address does not say.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null));
    const options = { schema: { hide: true }, config: { rateLimit } };

    scope.post(path, options, async ({ query }, reply) => {
      if (!(await stop(query))) throw notFound();
      return reply.code(204).send();
    });

    // Older mail programs and link scanners open the address, so this must change nothing.
    scope.get(path, options, ({ query }, reply) => reply.redirect(pageFor(query), 303));
  });
}
