import { approveStudioReview, requestStudioReview, sendBackStudioReview } from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import { contractRoute } from '../../../http/contract-route.ts';
import { writerOf } from '../../content/index.ts';
import type { StudioContext } from '../context.ts';
import { type ReviewStep, reviewEntry } from '../review/review-entry.ts';

const STEPS = [
  [requestStudioReview, 'request'],
  [approveStudioReview, 'approve'],
  [sendBackStudioReview, 'sendBack'],
] as const satisfies [unknown, ReviewStep][];

/** Each step sends mails. */
const limit = { max: 60, timeWindow: '10 minutes' };

export function reviewRoutes(app: FastifyInstance, context: StudioContext): void {
  for (const [call, step] of STEPS) {
    contractRoute(app, call, {
      limit,
      handle: async ({ params, query, body, request }) => {
        const place = { ...params, ...query };
        const review = { step, note: body.note };
        return { data: await reviewEntry(context, writerOf(request), place, review) };
      },
    });
  }
}
