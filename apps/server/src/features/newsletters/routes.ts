import {
  chooseOwnNewsletters,
  confirmSubscription as confirmCall,
  listNewsletters,
  OK,
  readOwnNewsletters,
  requestSubscription as requestCall,
} from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import { memberOf } from '../../http/caller.ts';
import { contractRoute } from '../../http/contract-route.ts';
import { requestLanguage } from '../../http/requests/request-language.ts';
import type { NewslettersContext } from './context.ts';
import { describeNewsletter } from './describe-newsletter.ts';
import { findOpenNewsletters } from './newsletters.repo.ts';
import { chooseOwn } from './own/choose-own.ts';
import { readOwn } from './own/read-own.ts';
import { confirmSubscription } from './subscribe/confirm-subscription.ts';
import { requestSubscription } from './subscribe/request-subscription.ts';

export function newsletterRoutes(app: FastifyInstance, context: NewslettersContext): void {
  contractRoute(app, listNewsletters, {
    handle: async () => ({
      data: (await findOpenNewsletters(context.db.queries)).map(describeNewsletter),
    }),
  });

  contractRoute(app, requestCall, {
    allowsStaleToken: true,
    limit: { max: 10, timeWindow: '10 minutes' },
    handle: async ({ body, request }) => {
      const language = requestLanguage(request, context.site.languages);
      await requestSubscription(context, body, language);
      return OK;
    },
  });

  contractRoute(app, confirmCall, {
    allowsStaleToken: true,
    limit: { max: 30, timeWindow: '10 minutes' },
    handle: async ({ body }) => ({ data: await confirmSubscription(context, body.code) }),
  });

  contractRoute(app, readOwnNewsletters, {
    handle: async ({ request }) => ({ data: await readOwn(context, memberOf(request.caller)) }),
  });

  contractRoute(app, chooseOwnNewsletters, {
    limit: { max: 60, timeWindow: '10 minutes' },
    handle: async ({ body, request }) => ({
      data: await chooseOwn(context, memberOf(request.caller), body),
    }),
  });
}
