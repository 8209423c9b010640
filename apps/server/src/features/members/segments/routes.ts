import { deleteMemberSegment, listMemberSegments, OK, saveMemberSegment } from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import { contractRoute } from '../../../http/contract-route.ts';
import type { MembersContext } from '../context.ts';
import { saveSegment } from './save-segment.ts';
import { deleteSegment, findSegments } from './segments.repo.ts';

const limit = { max: 60, timeWindow: '10 minutes' };

export function segmentRoutes(app: FastifyInstance, context: MembersContext): void {
  const { queries } = context.accounts.db;
  contractRoute(app, listMemberSegments, {
    handle: async () => ({ data: await findSegments(queries) }),
  });
  contractRoute(app, saveMemberSegment, {
    limit,
    handle: async ({ body }) => ({ data: await saveSegment(context, body) }),
  });
  contractRoute(app, deleteMemberSegment, {
    limit,
    handle: async ({ params }) => {
      await deleteSegment(queries, params.segmentId);
      return OK;
    },
  });
}
