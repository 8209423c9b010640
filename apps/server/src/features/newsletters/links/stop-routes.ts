import { linkWith, pages } from '@rostra/contract/pages';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { stopRoute } from '../../mail/index.ts';
import type { NewslettersContext } from '../context.ts';
import { leaveNewsletters } from '../subscribers/change-subscriptions.ts';
import { STOP_PATH } from './stop-path.ts';

const querySchema = z.object({ code: z.string().max(300), newsletter: z.string().max(40) });

/** Also while the feature is off, because the mails have been sent. */
export const stopRoutes = (
  app: FastifyInstance,
  { db, links, now }: NewslettersContext,
): Promise<void> =>
  stopRoute(app, {
    path: STOP_PATH,
    stop: async (query) => {
      const { data } = querySchema.safeParse(query);
      if (!data) return false;
      return db.transaction(async (tx) => {
        const opened = await links.open(tx, data.code, now());
        if (!opened) return false;
        await leaveNewsletters(tx, {
          subscriberId: opened.subscriber.id,
          newsletterIds: [data.newsletter],
          consent: { source: 'one-click' },
          at: now().toISOString(),
        });
        return true;
      });
    },
    pageFor: (query) =>
      linkWith(pages.newsletterPreferences, 'code', querySchema.safeParse(query).data?.code ?? ''),
  });
