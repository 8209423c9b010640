import {
  findRedirect,
  listLeadingPolicies,
  readBlogPost,
  readLanding,
  readLeadingPolicy,
  readMemberContent,
  readPolicy,
  search,
} from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import { memberOf } from '../../caller.ts';
import { contractRoute } from '../../http/contract-route.ts';
import type { ContentService } from './content-service.ts';
import { findRedirectFor } from './find-redirect.ts';
import { listLeadingSummaries } from './pages/list-leading-policies.ts';
import { readBlogPostPage } from './pages/read-blog-post.ts';
import { readLandingPage } from './pages/read-landing.ts';
import { readLeadingPolicyPage } from './pages/read-leading-policy.ts';
import { readMemberContentPage } from './pages/read-member-content.ts';
import { readPolicyPage } from './pages/read-policy.ts';
import { searchContent } from './search/search-content.ts';

const SEARCH_LIMIT = { max: 120, timeWindow: '1 minute' };

/** What pages ask for, one call a page. */
export function pageRoutes(app: FastifyInstance, service: ContentService): void {
  const { store, settings } = service;
  contractRoute(app, readLanding, {
    handle: async () => ({ data: await readLandingPage(store), meta: {} }),
  });
  contractRoute(app, readPolicy, {
    handle: async ({ params, request }) =>
      readPolicyPage(store, await service.readerOf(request.caller), params.slug),
  });
  contractRoute(app, readLeadingPolicy, {
    handle: async ({ params, request }) =>
      readLeadingPolicyPage(store, await service.readerOf(request.caller), params.area),
  });
  contractRoute(app, listLeadingPolicies, {
    handle: async () => ({ data: await listLeadingSummaries(store), meta: {} }),
  });
  contractRoute(app, findRedirect, {
    handle: async ({ params }) => ({ data: { slug: await findRedirectFor(service, params) } }),
  });
  contractRoute(app, search, {
    limit: SEARCH_LIMIT,
    handle: async ({ query, request }) =>
      searchContent(service, await service.readerOf(request.caller), query),
  });
  if (settings.hasBlog) {
    contractRoute(app, readBlogPost, {
      handle: async ({ params, request }) =>
        readBlogPostPage(store, await service.readerOf(request.caller), params.slug),
    });
  }
  if (settings.hasMemberContent) {
    contractRoute(app, readMemberContent, {
      handle: async ({ params, request }) => {
        const { userId } = memberOf(request.caller);
        const reader = await service.readerOf(request.caller);
        return readMemberContentPage(store, { reader, userId }, params.slug);
      },
    });
  }
}
