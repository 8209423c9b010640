import { getStatement as getCall, listStatements as listCall } from '@rostra/contract';
import { create as createDisposition } from 'content-disposition';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { memberOf } from '../../../http/caller.ts';
import { contractRoute, type Limit } from '../../../http/contract-route.ts';
import { listStatements, type StatementContext } from './list-statements.ts';
import type { StatementMaker } from './make-statement.ts';

/** Making a file is slow. */
const LIMIT: Limit = { max: 10, timeWindow: '1 minute' };

/** Always about the caller: there is no id of a member in the address. */
export function statementRoutes(
  app: FastifyInstance,
  context: StatementContext,
  makeStatement: StatementMaker,
): void {
  const userIdOf = (request: FastifyRequest) => memberOf(request.caller).userId;

  contractRoute(app, listCall, {
    handle: ({ request }) => listStatements(context, userIdOf(request)),
  });
  contractRoute(app, getCall, {
    limit: LIMIT,
    handle: async ({ params: { year }, request, reply }) => {
      const bytes = await makeStatement(userIdOf(request), Number(year));
      return reply
        .type('application/pdf')
        .header('cache-control', 'private, no-store')
        .header('content-disposition', createDisposition(`statement-${year}.pdf`))
        .send(Buffer.from(bytes));
    },
  });
}
