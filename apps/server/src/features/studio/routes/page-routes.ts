import { editLanding, getStudioReaders } from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../../errors.ts';
import { actorOf } from '../../../http/access/actor.ts';
import { contractRoute } from '../../../http/contract-route.ts';
import { writerOf } from '../../content/index.ts';
import { editLandingPage } from '../../landing/index.ts';
import { getReaders } from '../checks/get-readers.ts';
import type { StudioContext } from '../context.ts';

/** The landing page, and what member contents have besides other entries. */
export function pageRoutes(app: FastifyInstance, context: StudioContext): void {
  const { content } = context;
  contractRoute(app, editLanding, {
    handle: async ({ query, body, request }) => {
      const { locales } = content.store;
      const locale = query.locale === locales.default ? undefined : query.locale;
      if (locale !== undefined && !locales.offered.includes(locale)) throw notFound();
      const at = content.store.now();
      await editLandingPage({ db: content.db, at }, actorOf(request), body, locale);
      content.changed(['site']);
      return { data: body };
    },
  });

  contractRoute(app, getStudioReaders, {
    handle: ({ params, query, request }) =>
      getReaders(context, writerOf(request), { ...params, ...query }),
  });
}
