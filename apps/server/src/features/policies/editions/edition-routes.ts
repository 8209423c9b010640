import { compareEditions, findEditionOn, listEditions, readEdition } from '@rostra/contract';
import { feedPaths, inLanguage } from '@rostra/contract/pages';
import type { FastifyInstance } from 'fastify';
import { contractRoute } from '../../../http/contract-route.ts';
import { type ContentService, feedRoutes } from '../../content/index.ts';
import { changesFeed } from './changes-feed.ts';
import { comparePolicyEditions } from './compare-policy-editions.ts';
import { editionRedirectRoutes } from './edition-redirect-routes.ts';
import { getPolicyEditions } from './find-policy-editions.ts';
import { readEditionOn, readEditionPage } from './read-edition.ts';

export function editionRoutes(app: FastifyInstance, content: ContentService): void {
  const { store } = content;
  contractRoute(app, listEditions, {
    handle: async ({ params, query }) => ({
      data: await getPolicyEditions(store, { ...params, ...query }),
    }),
  });
  contractRoute(app, readEdition, {
    handle: ({ params, query }) => readEditionPage(store, { ...params, ...query }),
  });
  contractRoute(app, findEditionOn, {
    handle: ({ params, query }) => readEditionOn(content, { ...params, ...query }),
  });
  contractRoute(app, compareEditions, {
    handle: ({ params, query }) => comparePolicyEditions(content, { ...params, ...query }),
  });
  editionRedirectRoutes(app, content);
  const { languages } = content;
  const feeds = languages.map((locale) => ({
    url: inLanguage(feedPaths.policyChanges, locale, languages),
    type: 'application/rss+xml; charset=utf-8',
    make: () => changesFeed(content, locale),
  }));
  feedRoutes(app, content, feeds);
}
