import type { Route } from './api/route.ts';
import { chargeRoutes } from './charges/routes.ts';
import { customerRoutes } from './customers/routes.ts';
import { disputeRoutes } from './disputes/routes.ts';
import { eventRoutes } from './events/routes.ts';
import { invoiceItemRoutes } from './invoice-items/routes.ts';
import { invoicePaymentRoutes } from './invoice-payments/routes.ts';
import { invoiceRoutes } from './invoices/routes.ts';
import { paymentIntentRoutes } from './payment-intents/routes.ts';
import { paymentMethodRoutes } from './payment-methods/routes.ts';
import { portalRoutes } from './portal/routes.ts';
import { priceRoutes } from './prices/routes.ts';
import { productRoutes } from './products/routes.ts';
import { refundRoutes } from './refunds/routes.ts';
import { setupIntentRoutes } from './setup-intents/routes.ts';
import { subscriptionItemRoutes } from './subscription-items/routes.ts';
import { subscriptionRoutes } from './subscriptions/routes.ts';
import { testClockRoutes } from './test-clocks/routes.ts';
import { webhookEndpointRoutes } from './webhooks/routes.ts';

export const apiRoutes: readonly Route[] = [
  ...chargeRoutes,
  ...customerRoutes,
  ...disputeRoutes,
  ...eventRoutes,
  ...invoiceItemRoutes,
  ...invoicePaymentRoutes,
  ...invoiceRoutes,
  ...paymentIntentRoutes,
  ...paymentMethodRoutes,
  ...portalRoutes,
  ...priceRoutes,
  ...productRoutes,
  ...refundRoutes,
  ...setupIntentRoutes,
  ...subscriptionItemRoutes,
  ...subscriptionRoutes,
  ...testClockRoutes,
  ...webhookEndpointRoutes,
];
