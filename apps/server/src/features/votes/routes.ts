import {
  castBallot as castCall,
  castOpenBallot as castOpenCall,
  issueSlip as issueCall,
  listVotes,
  readBallot,
  readVote,
  reportMissingReceipt,
} from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../errors.ts';
import { memberOf } from '../../http/caller.ts';
import { contractRoute } from '../../http/contract-route.ts';
import { castBallot } from './cast/cast-ballot.ts';
import { castOpenBallot } from './cast/cast-open-ballot.ts';
import { reportMissing } from './cast/report-missing.ts';
import type { VotesContext } from './context.ts';
import { listForReaders } from './read/list-votes.ts';
import { readForMember } from './read/read-ballot.ts';
import { readForVisitors } from './read/read-vote.ts';
import { issueSlip } from './slips/issue-slip.ts';

const limit = { max: 60, timeWindow: '1 minute' };
/** Well above what a page needs; calls from page renders do not count. */
const readLimit = { max: 600, timeWindow: '1 minute' };
/** Many members may share an address, and this is counted in memory. */
const castLimit = { max: 600, timeWindow: '1 minute' };

export function voteRoutes(app: FastifyInstance, context: VotesContext): void {
  const { content } = context;
  contractRoute(app, listVotes, {
    limit: readLimit,
    handle: async ({ query }) => ({ data: await listForReaders(content, query.documentId) }),
  });
  contractRoute(app, readVote, {
    limit: readLimit,
    handle: ({ params }) => readForVisitors(content, params.slug),
  });
  contractRoute(app, readBallot, {
    limit: readLimit,
    handle: ({ params, request }) => readForMember(context, memberOf(request.caller), params.slug),
  });
  contractRoute(app, issueCall, {
    limit,
    isUnlogged: true,
    handle: async ({ params, body, request }) => {
      const slip = { ...params, ...body };
      return { data: { signature: await issueSlip(context, memberOf(request.caller), slip) } };
    },
  });
  contractRoute(app, castCall, {
    limit: castLimit,
    isUnlogged: true,
    handle: async ({ params, body, request }) => {
      checkAnonymous(request);
      await castBallot(context, { ...params, ...body });
      return { data: { receipt: body.receipt } };
    },
  });
  contractRoute(app, castOpenCall, {
    limit,
    handle: async ({ params, body, request }) => {
      await castOpenBallot(context, memberOf(request.caller), { ...params, ...body });
      return { data: { choice: body.choice } };
    },
  });
  contractRoute(app, reportMissingReceipt, {
    limit,
    handle: async ({ params, request }) => {
      await reportMissing(context, memberOf(request.caller), params.id);
      return { data: { hasReported: true as const } };
    },
  });
}

/** A page that sent these by mistake would tell the server who casts the ballot. */
function checkAnonymous({ headers }: FastifyRequest): void {
  if (headers.cookie === undefined && headers.authorization === undefined) return;
  throw new AppError('bad_request', messageReference('votes-server', 'notAnonymous'));
}
