import { pages, pathTo } from '@rostra/contract/pages';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { notFound } from '../../../errors.ts';
import type { ConsultationsContext } from '../context.ts';
import { stopMails } from './opening-mails.repo.ts';
import { STOP_PATH } from './stop-links.ts';

/** A large mail provider sends the clicks of all its users from a few addresses. */
const rateLimit = { max: 1_200, timeWindow: '1 minute' };

const querySchema = z.object({ member: z.coerce.number().int(), signature: z.string() });

/** Not part of the contract, because mail programs decide what they send. */
export async function stopRoutes(
  app: FastifyInstance,
  { content, stopLinks }: ConsultationsContext,
): Promise<void> {
  await app.register(async (scope) => {
    // The body says nothing that the address does not say.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null));
    const options = { schema: { hide: true }, config: { rateLimit } };

    scope.post(STOP_PATH, options, async ({ query }, reply) => {
      const { data } = querySchema.safeParse(query);
      const userId = data && stopLinks.userOf(data);
      if (userId === undefined) throw notFound();
      await stopMails(content.db.queries, userId, content.store.now());
      return reply.code(204).send();
    });

    // Older mail programs and link scanners open the address, so this must change nothing.
    scope.get(STOP_PATH, options, (_request, reply) =>
      reply.redirect(pathTo(pages.memberConsultations), 303),
    );
  });
}
