import { pages, pathTo } from '@rostra/contract/pages';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { stopRoute } from '../../mail/index.ts';
import type { ConsultationsContext } from '../context.ts';
import { stopMails } from './opening-mails.repo.ts';
import { STOP_PATH } from './stop-links.ts';

const querySchema = z.object({ member: z.coerce.number().int(), signature: z.string() });

export const stopRoutes = (
  app: FastifyInstance,
  { content, stopLinks }: ConsultationsContext,
): Promise<void> =>
  stopRoute(app, {
    path: STOP_PATH,
    stop: async (query) => {
      const { data } = querySchema.safeParse(query);
      const userId = data && stopLinks.userOf(data);
      if (userId === undefined) return false;
      await stopMails(content.db.queries, userId, content.store.now());
      return true;
    },
    pageFor: () => pathTo(pages.memberConsultations),
  });
