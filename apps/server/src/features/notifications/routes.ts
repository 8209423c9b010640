import {
  countUnreadNotices,
  listNotices,
  markAllNoticesRead,
  markNoticeRead,
} from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import { memberOf } from '../../http/caller.ts';
import { contractRoute } from '../../http/contract-route.ts';
import { contentScope } from './content-scope.ts';
import type { NoticeContext } from './context.ts';
import { countUnread, listOwnNotices } from './list-notices.ts';
import { markOwnNoticeRead, markOwnNoticesRead } from './mark-notices.ts';

const LIMIT = { max: 300, timeWindow: '1 minute' };

export function notificationRoutes(app: FastifyInstance, context: NoticeContext): void {
  contractRoute(app, listNotices, {
    limit: LIMIT,
    handle: ({ query, request }) => listOwnNotices(context, memberOf(request.caller), query),
  });

  contractRoute(app, countUnreadNotices, {
    limit: LIMIT,
    handle: async ({ request }) => {
      const scope = await contentScope(context, memberOf(request.caller));
      return { unread: await countUnread(context.db.queries, scope) };
    },
  });

  contractRoute(app, markNoticeRead, {
    limit: LIMIT,
    handle: ({ params, request }) =>
      markOwnNoticeRead(context, memberOf(request.caller), params.id),
  });

  contractRoute(app, markAllNoticesRead, {
    limit: LIMIT,
    handle: ({ body, request }) => markOwnNoticesRead(context, memberOf(request.caller), body.upTo),
  });
}
