import { listNewsletters } from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import { contractRoute } from '../../http/contract-route.ts';
import type { NewslettersContext } from './context.ts';
import { describeNewsletter } from './describe-newsletter.ts';
import { findOpenNewsletters } from './newsletters.repo.ts';

export function newsletterRoutes(app: FastifyInstance, { db }: NewslettersContext): void {
  contractRoute(app, listNewsletters, {
    handle: async () => ({
      data: (await findOpenNewsletters(db.queries)).map(describeNewsletter),
    }),
  });
}
