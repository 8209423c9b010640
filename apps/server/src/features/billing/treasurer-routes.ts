import { Readable } from 'node:stream';
import {
  checkPaymentSetup as checkSetupCall,
  exportClosing as exportCall,
  exportRevenueMovements as exportMovementsCall,
  exportPayouts as exportPayoutsCall,
  exportRevenue as exportRevenueCall,
  getClosing as getClosingCall,
  getRevenue as getRevenueCall,
  getPaymentsStatus as getStatusCall,
  listPayments as listCall,
  listRevenueMovements as listMovementsCall,
  listPayouts as listPayoutsCall,
  OK,
  previewRefund as previewCall,
  refundPayment as refundCall,
} from '@rostra/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { actorOf } from '../../http/access/actor.ts';
import { contractRoute } from '../../http/contract-route.ts';
import { exportClosing } from './closing/export-closing.ts';
import { getClosing } from './closing/get-closing.ts';
import type { ManagementContext } from './context.ts';
import { checkSetup, type SetupContext } from './payment-setup/check-setup.ts';
import { getPaymentsStatus } from './payments/get-payments-status.ts';
import { listPayments } from './payments/list-payments.ts';
import { exportPayouts } from './payouts/export-payouts.ts';
import { listPayouts } from './payouts/list-payouts.ts';
import { previewRefund } from './refunds/preview-refund.ts';
import { refundPayment } from './refunds/refund-payment.ts';
import { exportMovements, exportRevenue } from './revenue/report/export-revenue.ts';
import { getRevenue } from './revenue/report/get-revenue.ts';
import { listMovements } from './revenue/report/list-movements.ts';

/** For calls that send requests to Stripe. */
const limit = { max: 60, timeWindow: '1 minute' };
const exportLimit = { max: 20, timeWindow: '10 minutes' };

export function treasurerRoutes(app: FastifyInstance, context: SetupContext): void {
  contractRoute(app, listCall, { handle: ({ query }) => listPayments(context, query) });

  contractRoute(app, getStatusCall, {
    limit,
    handle: async () => ({ data: await getPaymentsStatus(context) }),
  });

  contractRoute(app, checkSetupCall, {
    limit,
    handle: async () => ({ data: await checkSetup(context) }),
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
    limit: exportLimit,
    handle: async ({ query: { month }, request, reply }) => {
      const lines = await exportClosing(context, actorOf(request), month);
      return sendCsv(reply, `closing-${month}`, Readable.from(lines));
    },
  });
  contractRoute(app, listPayoutsCall, {
    limit,
    handle: ({ query }) => listPayouts(context, { after: query.cursor, limit: query.pageSize }),
  });

  contractRoute(app, exportPayoutsCall, {
    limit: exportLimit,
    handle: async ({ reply }) => sendCsv(reply, 'payouts', await exportPayouts(context)),
  });

  revenueRoutes(app, context);
}

function revenueRoutes(app: FastifyInstance, context: ManagementContext): void {
  contractRoute(app, getRevenueCall, { handle: ({ query }) => getRevenue(context, query) });

  contractRoute(app, exportRevenueCall, {
    limit: exportLimit,
    handle: async ({ query, reply }) =>
      sendCsv(reply, 'revenue', await exportRevenue(context, query)),
  });

  contractRoute(app, listMovementsCall, { handle: ({ query }) => listMovements(context, query) });

  contractRoute(app, exportMovementsCall, {
    limit: exportLimit,
    handle: async ({ query, request, reply }) => {
      const lines = await exportMovements(context, actorOf(request), query);
      const name = ['revenue', query.month, query.currency, query.kind].filter(Boolean).join('-');
      return sendCsv(reply, name, Readable.from(lines));
    },
  });
}

const sendCsv = (reply: FastifyReply, name: string, content: string | Readable) =>
  reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .send(content);
