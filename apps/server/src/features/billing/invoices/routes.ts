import { getInvoice, listInvoices, payInvoice } from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import { memberOf } from '../../../http/caller.ts';
import { contractRoute } from '../../../http/contract-route.ts';
import type { BillingContext } from '../context.ts';
import { CHARGE_LIMIT } from '../rate-limits.ts';
import { getOwnInvoice } from './get-own-invoice.ts';
import { listOwnInvoices } from './list-own-invoices.ts';
import { payOpenInvoice } from './pay-open-invoice.ts';

export function invoiceRoutes(app: FastifyInstance, context: BillingContext): void {
  contractRoute(app, listInvoices, {
    handle: ({ params, query, request }) =>
      listOwnInvoices(context, memberOf(request.caller).userId, params.customerId, query.limit),
  });
  contractRoute(app, getInvoice, {
    handle: ({ params, request }) =>
      getOwnInvoice(context, memberOf(request.caller).userId, params.id),
  });
  contractRoute(app, payInvoice, {
    limit: CHARGE_LIMIT,
    handle: ({ params, body, request }) =>
      payOpenInvoice(context, memberOf(request.caller).userId, params.id, body?.paymentMethodId),
  });
}
