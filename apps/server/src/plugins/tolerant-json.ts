import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** Some clients send `Content-Type: application/json` without a body, especially with DELETE. */
export const tolerantJson = fp(async (app: FastifyInstance) => {
  const parseStrictly = app.getDefaultJsonParser('error', 'ignore');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parseStrictly(request, body as string, done);
  });
});
