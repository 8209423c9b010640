import {
  countStudioReferences,
  linkAuthorAccount,
  listAuthorAccounts,
  listStudioOptions,
  mergeStudioEntries,
  OK,
} from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import { contractRoute } from '../../../http/contract-route.ts';
import {
  type ContentService,
  countAllReferences,
  listOptions,
  mergeEntries,
  writerOf,
} from '../../content/index.ts';
import { moveAccount } from '../authors/author-accounts.repo.ts';
import { getAuthor, linkAuthor, listAccounts } from '../authors/link-author.ts';

export function taxonomyRoutes(app: FastifyInstance, content: ContentService): void {
  contractRoute(app, countStudioReferences, {
    handle: async ({ params }) => ({ data: await countAllReferences(content, params.kind) }),
  });

  contractRoute(app, listStudioOptions, {
    handle: ({ params }) => listOptions(content, params.kind),
  });

  contractRoute(app, mergeStudioEntries, {
    handle: async ({ params, body, request }) => ({
      data: await mergeEntries(content, writerOf(request), {
        ...params,
        ...body,
        onMerge: async (tx) => {
          if (params.kind === 'authors') await moveAccount(tx, params.id, body.into);
        },
      }),
    }),
  });

  contractRoute(app, listAuthorAccounts, { handle: () => listAccounts(content) });

  contractRoute(app, linkAuthorAccount, {
    handle: async ({ params, body, request }) => {
      const writer = writerOf(request);
      const author = await getAuthor(content, writer, params.id);
      await linkAuthor(content, writer, { ...author, ...body });
      return OK;
    },
  });
}
