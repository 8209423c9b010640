import {
  approveStudioReview,
  listStudioReviewers,
  requestStudioReview,
  sendBackStudioReview,
} from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import { contractRoute } from '../../../http/contract-route.ts';
import { writerOf } from '../../content/index.ts';
import type { StudioContext } from '../context.ts';
import { listReviewers } from '../review/list-reviewers.ts';
import { type ReviewStep, reviewEntry } from '../review/review-entry.ts';

const STEPS = [
  [requestStudioReview, 'request'],
  [approveStudioReview, 'approve'],
  [sendBackStudioReview, 'sendBack'],
] as const satisfies [unknown, ReviewStep][];

/** Each step sends mails. */
const limit = { max: 60, timeWindow: '10 minutes' };

export function reviewRoutes(app: FastifyInstance, context: StudioContext): void {
  contractRoute(app, listStudioReviewers, {
    handle: async ({ request }) => ({
      data: await listReviewers(context.content, writerOf(request)),
    }),
  });

  for (const [call, step] of STEPS) {
    contractRoute(app, call, {
      limit,
      handle: async ({ params, query, body, request }) => {
        const place = { ...params, ...query };
        const reviewer = 'reviewer' in body ? body.reviewer : undefined;
        const review = { step, note: body.note, reviewer };
        return { data: await reviewEntry(context, writerOf(request), place, review) };
      },
    });
  }
}
