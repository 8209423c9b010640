import {
  abandonConsultation as abandonCall,
  addConsultationDraft,
  answerContribution as answerCall,
  changeConsultation as changeCall,
  concludeConsultation as concludeCall,
  hideContribution as hideCall,
  listManagedConsultations,
  mergeContribution as mergeCall,
  openConsultation as openCall,
  readManagedConsultation,
  showContribution as showCall,
} from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import { contractRoute } from '../../http/contract-route.ts';
import { writerOf } from '../content/index.ts';
import type { ConsultationsContext } from './context.ts';
import { addDraft } from './manage/add-draft.ts';
import { answerContribution } from './manage/answer-contribution.ts';
import { changeConsultation } from './manage/change-consultation.ts';
import { abandonConsultation, concludeConsultation } from './manage/end-consultation.ts';
import { hideContribution, showContribution } from './manage/hide-contribution.ts';
import { mergeContribution } from './manage/merge-contribution.ts';
import { openConsultation } from './manage/open-consultation.ts';
import { listNewestFirst } from './read/list-consultations.ts';
import { readForStaff } from './read/read-for-staff.ts';

/** Each change returns the consultation as it is now, with the contribution that was changed. */
export function consultationStudioRoutes(
  app: FastifyInstance,
  context: ConsultationsContext,
): void {
  const { content } = context;
  contractRoute(app, listManagedConsultations, {
    handle: async () => ({ data: await listNewestFirst(content) }),
  });
  contractRoute(app, readManagedConsultation, {
    handle: ({ params, query, request }) =>
      readForStaff(content, writerOf(request), params.id, query),
  });
  contractRoute(app, openCall, {
    handle: async ({ body, request }) => {
      await openConsultation(content, writerOf(request), body);
      return readForStaff(content, writerOf(request), body.key);
    },
  });
  contractRoute(app, changeCall, {
    handle: async ({ params, body, request }) => {
      await changeConsultation(context, writerOf(request), { ...params, plan: body });
      return readForStaff(content, writerOf(request), params.id);
    },
  });
  contractRoute(app, addConsultationDraft, {
    handle: async ({ params, body, request }) => {
      await addDraft(context, writerOf(request), { ...params, ...body });
      return readForStaff(content, writerOf(request), params.id);
    },
  });
  contractRoute(app, concludeCall, {
    handle: async ({ params, body, request }) => {
      await concludeConsultation(context, writerOf(request), { ...params, ...body });
      return readForStaff(content, writerOf(request), params.id);
    },
  });
  contractRoute(app, abandonCall, {
    handle: async ({ params, body, request }) => {
      const end = { ...params, conclusion: body.reason };
      await abandonConsultation(context, writerOf(request), end);
      return readForStaff(content, writerOf(request), params.id);
    },
  });
  contractRoute(app, answerCall, {
    handle: async ({ params, body, request }) => {
      const id = await answerContribution(context, writerOf(request), { ...params, ...body });
      return readForStaff(content, writerOf(request), id, pageWith(params.id));
    },
  });
  contractRoute(app, mergeCall, {
    handle: async ({ params, request }) => {
      const id = await mergeContribution(context, writerOf(request), params.id);
      return readForStaff(content, writerOf(request), id, pageWith(params.id));
    },
  });
  contractRoute(app, hideCall, {
    handle: async ({ params, body, request }) => {
      const id = await hideContribution(context, writerOf(request), { ...params, ...body });
      return readForStaff(content, writerOf(request), id, pageWith(params.id));
    },
  });
  contractRoute(app, showCall, {
    handle: async ({ params, request }) => {
      const id = await showContribution(context, writerOf(request), params.id);
      return readForStaff(content, writerOf(request), id, pageWith(params.id));
    },
  });
}

const pageWith = (contribution: string) => ({ page: 1, contribution });
