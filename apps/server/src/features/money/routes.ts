import { Readable } from 'node:stream';
import {
  exportClosing as exportCall,
  getClosing as getClosingCall,
  getPaymentsStatus as getStatusCall,
  listPayments as listCall,
  OK,
  previewRefund as previewCall,
  refundPayment as refundCall,
} from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import { actorOf } from '../../http/access/actor.ts';
import { contractRoute } from '../../http/contract-route.ts';
import { exportClosing } from './closing/export-closing.ts';
import { getClosing } from './closing/get-closing.ts';
import type { MoneyContext } from './context.ts';
import { getPaymentsStatus } from './payments/get-payments-status.ts';
import { listPayments } from './payments/list-payments.ts';
import { previewRefund } from './refunds/preview-refund.ts';
import { refundPayment } from './refunds/refund-payment.ts';

/** For calls that send requests to Stripe. */
const limit = { max: 60, timeWindow: '1 minute' };

export function moneyRoutes(app: FastifyInstance, context: MoneyContext): void {
  contractRoute(app, listCall, { handle: ({ query }) => listPayments(context, query) });

  contractRoute(app, getStatusCall, {
    limit,
    handle: async () => ({ data: await getPaymentsStatus(context) }),
  });

  contractRoute(app, previewCall, {
    limit,
    handle: async ({ params }) => ({ data: await previewRefund(context, params.id) }),
  });

  contractRoute(app, refundCall, {
    limit: { max: 20, timeWindow: '1 minute' },
    handle: async ({ params, body, request }) => {
      await refundPayment(context, actorOf(request), { invoiceId: params.id, ...body });
      return OK;
    },
  });

  contractRoute(app, getClosingCall, {
    handle: async ({ query }) => ({ data: await getClosing(context, query.month) }),
  });

  contractRoute(app, exportCall, {
    limit: { max: 20, timeWindow: '10 minutes' },
    handle: async ({ query: { month }, request, reply }) => {
      const lines = await exportClosing(context, actorOf(request), month);
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="closing-${month}.csv"`)
        .send(Readable.from(lines));
    },
  });
}
