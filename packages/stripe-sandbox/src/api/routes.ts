import { balanceTransactionRoutes } from './billing/balance-transactions.ts';
import { checkoutSessionRoutes } from './billing/checkout-sessions.ts';
import { creditNoteRoutes } from './billing/credit-notes.ts';
import { customerRoutes } from './billing/customers.ts';
import { invoiceItemRoutes } from './billing/invoice-items.ts';
import { invoicePaymentRoutes } from './billing/invoice-payments.ts';
import { invoiceRoutes } from './billing/invoices.ts';
import { paymentPageRoutes } from './billing/payment-pages.ts';
import { portalConfigurationRoutes } from './billing/portal-configurations.ts';
import { portalSessionRoutes } from './billing/portal-sessions.ts';
import { subscriptionItemRoutes } from './billing/subscription-items.ts';
import { subscriptionScheduleRoutes } from './billing/subscription-schedules.ts';
import { subscriptionRoutes } from './billing/subscriptions.ts';
import { couponRoutes } from './catalog/coupons.ts';
import { planRoutes } from './catalog/plans.ts';
import { priceRoutes } from './catalog/prices.ts';
import { productRoutes } from './catalog/products.ts';
import { promotionCodeRoutes } from './catalog/promotion-codes.ts';
import { taxRateRoutes } from './catalog/tax-rates.ts';
import { eventRoutes } from './development/events.ts';
import { testClockRoutes } from './development/test-clocks.ts';
import { webhookEndpointRoutes } from './development/webhook-endpoints.ts';
import { balanceRoutes } from './payments/balance.ts';
import { chargeRoutes } from './payments/charges.ts';
import { disputeRoutes } from './payments/disputes.ts';
import { earlyFraudWarningRoutes } from './payments/early-fraud-warnings.ts';
import { mandateRoutes } from './payments/mandates.ts';
import { paymentIntentRoutes } from './payments/payment-intents.ts';
import { paymentMethodRoutes } from './payments/payment-methods.ts';
import { payoutRoutes } from './payments/payouts.ts';
import { refundRoutes } from './payments/refunds.ts';
import { setupIntentRoutes } from './payments/setup-intents.ts';
import type { Route } from './requests/route.ts';
import { searchRoutes } from './requests/search-routes.ts';

export const apiRoutes: readonly Route[] = [
  ...balanceTransactionRoutes,
  ...chargeRoutes,
  ...customerRoutes,
  ...disputeRoutes,
  ...earlyFraudWarningRoutes,
  ...eventRoutes,
  ...invoiceItemRoutes,
  ...invoicePaymentRoutes,
  ...invoiceRoutes,
  ...mandateRoutes,
  ...paymentIntentRoutes,
  ...paymentMethodRoutes,
  ...paymentPageRoutes,
  ...portalConfigurationRoutes,
  ...portalSessionRoutes,
  ...planRoutes,
  ...priceRoutes,
  ...productRoutes,
  ...refundRoutes,
  ...setupIntentRoutes,
  ...subscriptionItemRoutes,
  ...subscriptionRoutes,
  ...testClockRoutes,
  ...creditNoteRoutes,
  ...couponRoutes,
  ...promotionCodeRoutes,
  ...taxRateRoutes,
  ...subscriptionScheduleRoutes,
  ...checkoutSessionRoutes,
  ...balanceRoutes,
  ...payoutRoutes,
  ...searchRoutes,
  ...webhookEndpointRoutes,
];
