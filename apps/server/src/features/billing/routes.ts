import type { FastifyInstance } from 'fastify';
import { cardRoutes } from './cards/routes.ts';
import type { BillingContext } from './context.ts';
import { codeRoutes } from './coupons/routes.ts';
import { customerRoutes } from './customers/routes.ts';
import { giftRoutes } from './gifts/routes.ts';
import { groupRoutes } from './groups/routes.ts';
import { invoiceRoutes } from './invoices/routes.ts';
import { overviewRoutes } from './overview/routes.ts';
import { pauseRoutes } from './pauses/routes.ts';
import { scheduledChangeRoutes } from './scheduled-changes/routes.ts';
import { subscriptionRoutes } from './subscriptions/routes.ts';

export function billingRoutes(app: FastifyInstance, context: BillingContext): void {
  overviewRoutes(app, context);
  subscriptionRoutes(app, context);
  scheduledChangeRoutes(app, context);
  pauseRoutes(app, context);
  groupRoutes(app, context);
  codeRoutes(app, context);
  invoiceRoutes(app, context);
  giftRoutes(app, context);
  cardRoutes(app, context);
  customerRoutes(app, context);
}
