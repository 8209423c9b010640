import {
  cancelStudioSchedule,
  checkStudioEntry,
  listStudioCalendar,
  publishStudioEntry,
  scheduleStudioEntry,
  unpublishStudioEntry,
} from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import { contractRoute } from '../../../http/contract-route.ts';
import { readIfMatch } from '../../../http/requests/if-match.ts';
import {
  cancelSchedule,
  listCalendar,
  publishEntry,
  scheduleChange,
  unpublishEntry,
  writerOf,
} from '../../content/index.ts';
import { checkEntry } from '../checks/check-entry.ts';
import type { StudioContext } from '../context.ts';

export function publishRoutes(app: FastifyInstance, context: StudioContext): void {
  const { content } = context;
  contractRoute(app, checkStudioEntry, {
    handle: async ({ params, query, request }) => ({
      data: await checkEntry(context, writerOf(request), { ...params, ...query }),
    }),
  });

  contractRoute(app, publishStudioEntry, {
    handle: async ({ params, query, body, request }) => {
      const options = { ifMatch: readIfMatch(request.headers), note: body?.note };
      const place = { ...params, ...query };
      return { data: await publishEntry(content, writerOf(request), place, options) };
    },
  });

  contractRoute(app, unpublishStudioEntry, {
    handle: async ({ params, query, request }) => {
      const ifMatch = readIfMatch(request.headers);
      const place = { ...params, ...query };
      return { data: await unpublishEntry(content, writerOf(request), place, ifMatch) };
    },
  });

  contractRoute(app, scheduleStudioEntry, {
    handle: async ({ params, query, body, request }) => {
      const schedule = { ...body, ifMatch: readIfMatch(request.headers) };
      const place = { ...params, ...query };
      return { data: await scheduleChange(content, writerOf(request), place, schedule) };
    },
  });

  contractRoute(app, cancelStudioSchedule, {
    handle: async ({ params: { action, ...params }, query, request }) => {
      const place = { ...params, ...query };
      return { data: await cancelSchedule(content, writerOf(request), place, action) };
    },
  });

  contractRoute(app, listStudioCalendar, {
    handle: async ({ query, request }) => ({
      data: await listCalendar(content, writerOf(request), query),
    }),
  });
}
