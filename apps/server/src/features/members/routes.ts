import { Readable } from 'node:stream';
import {
  addMemberNote,
  countMembers as countCall,
  deleteMemberNote,
  downloadMemberData,
  endMemberSessions as endAllCall,
  endMemberSession,
  eraseMember as eraseCall,
  exportMembers as exportCall,
  getMember as getCall,
  getErasureNotice,
  listMembers as listCall,
  OK,
} from '@rostra/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { actorOf } from '../../http/access/actor.ts';
import { memberOf } from '../../http/caller.ts';
import { contractRoute } from '../../http/contract-route.ts';
import { staffLanguage } from '../../http/requests/request-language.ts';
import { addNote, removeNote } from './actions/change-notes.ts';
import { describeErasure } from './actions/describe-erasure.ts';
import { endMemberSessions } from './actions/end-member-sessions.ts';
import { eraseMember } from './actions/erase-member.ts';
import { exportMemberData } from './actions/export-member-data.ts';
import type { MembersContext } from './context.ts';
import { getMember } from './details/get-member.ts';
import { countMembers } from './list/count-members.ts';
import { exportMembers } from './list/export-members.ts';
import { listMembers } from './list/list-members.ts';

const limit = { max: 60, timeWindow: '10 minutes' };

export function memberRoutes(app: FastifyInstance, context: MembersContext): void {
  const { languages } = context.accounts.site;
  const messagesFor = (request: FastifyRequest) =>
    languages.staffMessagesOf(staffLanguage(request, languages));

  contractRoute(app, listCall, { handle: ({ query }) => listMembers(context, query) });

  contractRoute(app, countCall, { handle: () => countMembers(context) });

  contractRoute(app, exportCall, {
    limit: { max: 20, timeWindow: '10 minutes' },
    handle: async ({ query, request, reply }) => {
      const lines = await exportMembers(context, actorOf(request), query);
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="members.csv"')
        .send(Readable.from(lines));
    },
  });

  contractRoute(app, getCall, {
    handle: async ({ params, request }) => ({
      data: await getMember(context, params.id, {
        role: memberOf(request.caller).role,
        messages: messagesFor(request),
      }),
    }),
  });

  contractRoute(app, endAllCall, {
    limit,
    handle: async ({ params, request }) => {
      await endMemberSessions(context, actorOf(request), { userId: params.id });
      return OK;
    },
  });

  contractRoute(app, endMemberSession, {
    limit,
    handle: async ({ params: { id: userId, sessionId }, request }) => {
      await endMemberSessions(context, actorOf(request), { userId, sessionId });
      return OK;
    },
  });

  contractRoute(app, addMemberNote, {
    limit,
    handle: async ({ params, body, request }) => {
      const author = memberOf(request.caller).user.username;
      const note = { userId: params.id, text: body.text, author };
      return { data: await addNote(context, actorOf(request), note) };
    },
  });

  contractRoute(app, deleteMemberNote, {
    limit,
    handle: async ({ params: { id: userId, noteId }, request }) => {
      await removeNote(context, actorOf(request), { userId, noteId });
      return OK;
    },
  });

  contractRoute(app, downloadMemberData, {
    limit: { max: 20, timeWindow: '10 minutes' },
    handle: async ({ params, request, reply }) => {
      const data = await exportMemberData(context, actorOf(request), params.id);
      reply.header('content-disposition', `attachment; filename="member-${params.id}.json"`);
      return data;
    },
  });

  contractRoute(app, getErasureNotice, {
    handle: async ({ params, request }) => ({
      data: await describeErasure(context, params.id, messagesFor(request)),
    }),
  });

  contractRoute(app, eraseCall, {
    limit,
    handle: async ({ params, body, request }) => {
      await eraseMember(context, actorOf(request), { userId: params.id, email: body.email });
      return OK;
    },
  });
}
