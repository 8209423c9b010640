import type Stripe from 'stripe';
import type { Fault } from './fault.ts';
import type {
  CardProfile,
  CheckoutNote,
  DebitProfile,
  Delivery,
  EndpointSecret,
  Idempotency,
  IntentNote,
  PendingDebit,
  PendingFunds,
  PendingRefund,
  ScheduledDispute,
  ScheduleNote,
  Settings,
  SubscriptionNote,
} from './records.ts';
import type {
  BalanceTransactionRow,
  ChargeRow,
  CheckoutSessionRow,
  CreditNoteRow,
  CustomerBalanceTransactionRow,
  CustomerRow,
  DiscountRow,
  DisputeRow,
  EarlyFraudWarningRow,
  InvoiceItemRow,
  InvoicePaymentRow,
  InvoiceRow,
  MandateRow,
  PaymentIntentRow,
  PaymentMethodRow,
  PayoutRow,
  PortalSessionRow,
  PriceRow,
  ProductRow,
  PromotionCodeRow,
  RefundRow,
  ScheduleRow,
  SetupIntentRow,
  SubscriptionRow,
} from './rows.ts';

/** Every kind of row in the store. Those from records.ts are private and never sent to clients. */
export interface Kinds {
  customer: CustomerRow;
  customer_balance_transaction: CustomerBalanceTransactionRow;
  product: ProductRow;
  price: PriceRow;
  payment_method: PaymentMethodRow;
  mandate: MandateRow;
  payment_intent: PaymentIntentRow;
  setup_intent: SetupIntentRow;
  charge: ChargeRow;
  refund: RefundRow;
  dispute: DisputeRow;
  early_fraud_warning: EarlyFraudWarningRow;
  subscription: SubscriptionRow;
  invoice: InvoiceRow;
  invoiceitem: InvoiceItemRow;
  invoice_payment: InvoicePaymentRow;
  event: Stripe.Event;
  webhook_endpoint: Stripe.WebhookEndpoint;
  test_clock: Stripe.TestHelpers.TestClock;
  portal_configuration: Stripe.BillingPortal.Configuration;
  portal_session: PortalSessionRow;
  credit_note: CreditNoteRow;
  coupon: Stripe.Coupon;
  promotion_code: PromotionCodeRow;
  discount: DiscountRow;
  tax_rate: Stripe.TaxRate;
  subscription_schedule: ScheduleRow;
  checkout_session: CheckoutSessionRow;
  balance_transaction: BalanceTransactionRow;
  payout: PayoutRow;
  deleted_customer: Stripe.DeletedCustomer;
  card_profile: CardProfile;
  debit_profile: DebitProfile;
  pending_debit: PendingDebit;
  pending_funds: PendingFunds;
  pending_refund: PendingRefund;
  checkout_note: CheckoutNote;
  intent_note: IntentNote;
  subscription_note: SubscriptionNote;
  schedule_note: ScheduleNote;
  scheduled_dispute: ScheduledDispute;
  idempotency: Idempotency;
  delivery: Delivery;
  endpoint_secret: EndpointSecret;
  fault: Fault;
  settings: Settings;
}

export type Kind = keyof Kinds;

const EVERY_KIND: Record<Kind, true> = {
  customer: true,
  customer_balance_transaction: true,
  product: true,
  price: true,
  payment_method: true,
  mandate: true,
  payment_intent: true,
  setup_intent: true,
  charge: true,
  refund: true,
  dispute: true,
  early_fraud_warning: true,
  subscription: true,
  invoice: true,
  invoiceitem: true,
  invoice_payment: true,
  event: true,
  webhook_endpoint: true,
  test_clock: true,
  portal_configuration: true,
  portal_session: true,
  credit_note: true,
  coupon: true,
  promotion_code: true,
  discount: true,
  tax_rate: true,
  subscription_schedule: true,
  checkout_session: true,
  balance_transaction: true,
  payout: true,
  deleted_customer: true,
  card_profile: true,
  debit_profile: true,
  pending_debit: true,
  pending_funds: true,
  pending_refund: true,
  checkout_note: true,
  intent_note: true,
  subscription_note: true,
  schedule_note: true,
  scheduled_dispute: true,
  idempotency: true,
  delivery: true,
  endpoint_secret: true,
  fault: true,
  settings: true,
};

export const KINDS = Object.keys(EVERY_KIND) as Kind[];
