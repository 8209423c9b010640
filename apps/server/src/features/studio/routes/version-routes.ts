import {
  compareStudioVersions,
  getStudioVersion,
  listStudioVersions,
  nameStudioVersion,
  restoreStudioVersion,
} from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import { contractRoute } from '../../../http/contract-route.ts';
import { readIfMatch } from '../../../http/requests/if-match.ts';
import {
  type ContentService,
  compareVersions,
  getStaffVersion,
  listVersionSummaries,
  nameVersion,
  restoreVersion,
  writerOf,
} from '../../content/index.ts';

export function versionRoutes(app: FastifyInstance, content: ContentService): void {
  contractRoute(app, listStudioVersions, {
    handle: ({ params, query: { locale, ...page }, request }) =>
      listVersionSummaries(content, writerOf(request), { ...params, locale }, page),
  });

  contractRoute(app, getStudioVersion, {
    handle: async ({ params: { number, ...params }, query, request }) => ({
      data: await getStaffVersion(content, writerOf(request), { ...params, ...query }, number),
    }),
  });

  contractRoute(app, compareStudioVersions, {
    handle: ({ params, query: { locale, ...numbers }, request }) =>
      compareVersions(content, writerOf(request), { ...params, locale }, numbers),
  });

  contractRoute(app, nameStudioVersion, {
    handle: async ({ params: { number, ...params }, query, body, request }) => {
      const naming = { number, label: body.label };
      const place = { ...params, ...query };
      return { data: await nameVersion(content, writerOf(request), place, naming) };
    },
  });

  contractRoute(app, restoreStudioVersion, {
    handle: async ({ params: { number, ...params }, query, request }) => {
      const restoring = { number, ifMatch: readIfMatch(request.headers) };
      const place = { ...params, ...query };
      const { entry, lost } = await restoreVersion(content, writerOf(request), place, restoring);
      return { data: entry, meta: { lost } };
    },
  });
}
