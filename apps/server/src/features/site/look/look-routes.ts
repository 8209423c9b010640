import type { FastifyInstance } from 'fastify';
import { notFound } from '../../../errors.ts';
import { findStylesheet, LOOK_PATH } from './look-stylesheets.ts';

/** Serves all of them, because a page that was stored elsewhere may still name an earlier one. */
export function lookRoutes(app: FastifyInstance): void {
  app.get<{ Params: { file: string } }>(
    `${LOOK_PATH}/:file`,
    { schema: { hide: true } },
    async ({ params }, reply) => {
      const css = findStylesheet(params.file);
      if (css === undefined) throw notFound();
      return reply
        .type('text/css; charset=utf-8')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(css);
    },
  );
}
