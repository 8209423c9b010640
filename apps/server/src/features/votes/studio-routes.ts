import {
  announceVote as announceCall,
  annulVote as annulCall,
  listManagedVotes,
  postponeVote as postponeCall,
  readManagedVote,
} from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import { contractRoute } from '../../http/contract-route.ts';
import { writerOf } from '../content/index.ts';
import type { VotesContext } from './context.ts';
import { announceVote } from './manage/announce-vote.ts';
import { annulVote } from './manage/annul-vote.ts';
import { minimumOf } from './manage/minimum-times.ts';
import { postponeVote } from './manage/postpone-vote.ts';
import { listNewestFirst } from './read/list-votes.ts';
import { readForStaff } from './read/read-for-staff.ts';

/** Each change returns the vote as it is now. */
export function voteStudioRoutes(app: FastifyInstance, context: VotesContext): void {
  contractRoute(app, listManagedVotes, {
    handle: async () => ({
      data: await listNewestFirst(context.content),
      meta: { minimum: minimumOf(context) },
    }),
  });
  contractRoute(app, readManagedVote, {
    handle: ({ params }) => readForStaff(context, params.id),
  });
  contractRoute(app, announceCall, {
    handle: async ({ body, request }) => {
      await announceVote(context, writerOf(request), body);
      return readForStaff(context, body.key);
    },
  });
  contractRoute(app, postponeCall, {
    handle: async ({ params, body, request }) => {
      await postponeVote(context, writerOf(request), { ...params, ...body });
      return readForStaff(context, params.id);
    },
  });
  contractRoute(app, annulCall, {
    handle: async ({ params, body, request }) => {
      await annulVote(context, writerOf(request), { ...params, ...body });
      return readForStaff(context, params.id);
    },
  });
}
