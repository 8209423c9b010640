import {
  addContribution as addCall,
  listConsultations,
  readConsultation,
  readConsultationDraft,
  readOpeningMails,
  setOpeningMails,
  supportContribution,
  withdrawContribution,
} from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import { memberOf } from '../../http/caller.ts';
import { contractRoute } from '../../http/contract-route.ts';
import type { ConsultationsContext } from './context.ts';
import { addContribution } from './contribute/add-contribution.ts';
import { setSupport, withdrawOwn } from './contribute/change-own.ts';
import { setWantsMails, wantsMails } from './notifications/opening-mails.repo.ts';
import { listForReaders } from './read/list-consultations.ts';
import { readForVisitors } from './read/read-consultation.ts';
import { readForMember, readOwnContribution } from './read/read-for-member.ts';

const limit = { max: 60, timeWindow: '1 minute' };

export function consultationRoutes(app: FastifyInstance, context: ConsultationsContext): void {
  const { content } = context;
  contractRoute(app, listConsultations, {
    handle: async ({ query }) => ({ data: await listForReaders(content, query.documentId) }),
  });
  contractRoute(app, readConsultation, {
    handle: ({ params, query }) => readForVisitors(content, params.slug, query),
  });
  contractRoute(app, readConsultationDraft, {
    handle: ({ params, query, request }) =>
      readForMember(content, memberOf(request.caller), params.slug, query),
  });
  contractRoute(app, readOpeningMails, {
    handle: async ({ request }) => ({
      data: { isWanted: await wantsMails(content.db.queries, memberOf(request.caller).userId) },
    }),
  });
  contractRoute(app, setOpeningMails, {
    limit,
    handle: async ({ body: { isWanted }, request }) => {
      const { userId } = memberOf(request.caller);
      await setWantsMails(content.db.queries, { userId, isWanted, at: content.store.now() });
      return { data: { isWanted } };
    },
  });
  contractRoute(app, addCall, {
    limit,
    handle: async ({ params, body, request }) => {
      const member = memberOf(request.caller);
      const { address } = request.clientInfo();
      await addContribution(context, { member, address }, params.id, body);
      return { data: await readOwnContribution(content, member, body.key) };
    },
  });
  contractRoute(app, withdrawContribution, {
    limit,
    handle: async ({ params, request }) => {
      const member = memberOf(request.caller);
      await withdrawOwn(content, member, params.id);
      return { data: await readOwnContribution(content, member, params.id) };
    },
  });
  contractRoute(app, supportContribution, {
    limit,
    handle: async ({ params, body, request }) => {
      const member = memberOf(request.caller);
      const { address } = request.clientInfo();
      await setSupport(context, { member, address }, { ...params, ...body });
      return { data: await readOwnContribution(content, member, params.id) };
    },
  });
}
