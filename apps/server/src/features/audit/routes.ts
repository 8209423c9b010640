import { Readable } from 'node:stream';
import { exportAuditLog, listAuditEntries } from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import { actorOf } from '../../http/access/actor.ts';
import { contractRoute } from '../../http/contract-route.ts';
import type { AuditContext } from './context.ts';
import { type ExportFormat, exportLog } from './export-log.ts';
import { listEntries } from './list-entries.ts';

const TYPES: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  jsonl: 'application/jsonl; charset=utf-8',
};

export function auditRoutes(app: FastifyInstance, context: AuditContext): void {
  contractRoute(app, listAuditEntries, { handle: ({ query }) => listEntries(context, query) });

  contractRoute(app, exportAuditLog, {
    limit: { max: 20, timeWindow: '10 minutes' },
    handle: async ({ query, request, reply }) => {
      const lines = await exportLog(context, actorOf(request), query);
      return reply
        .type(TYPES[query.format])
        .header('content-disposition', `attachment; filename="audit-log.${query.format}"`)
        .send(Readable.from(lines));
    },
  });
}
