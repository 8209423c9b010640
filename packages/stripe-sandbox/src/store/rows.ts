import type Stripe from 'stripe';

/** Stripe's own shapes, as stored: every expandable field is narrowed to its id. */
export interface CustomerRow extends Stripe.Customer {
  default_source: null;
  invoice_settings: Stripe.Customer.InvoiceSettings & { default_payment_method: string | null };
  test_clock: string | null;
}

export interface CustomerBalanceTransactionRow extends Stripe.CustomerBalanceTransaction {
  credit_note: string | null;
  customer: string;
  invoice: string | null;
}

export interface ProductRow extends Stripe.Product {
  default_price: string | null;
}

export interface PriceRow extends Stripe.Price {
  product: string;
}

export interface PaymentMethodRow extends Stripe.PaymentMethod {
  customer: string | null;
}

export interface MandateRow extends Stripe.Mandate {
  payment_method: string;
}

export interface PaymentIntentRow extends Stripe.PaymentIntent {
  client_secret: string;
  customer: string | null;
  latest_charge: string | null;
  payment_method: string | null;
}

export interface SetupIntentRow extends Stripe.SetupIntent {
  client_secret: string;
  customer: string | null;
  payment_method: string | null;
}

export interface ChargeRow extends Stripe.Charge {
  customer: string | null;
  payment_intent: string | null;
  payment_method: string;
}

export interface RefundRow extends Stripe.Refund {
  charge: string;
  payment_intent: string | null;
}

export interface DisputeRow extends Stripe.Dispute {
  charge: string;
  payment_intent: string | null;
}

export interface EarlyFraudWarningRow extends Stripe.Radar.EarlyFraudWarning {
  charge: string;
  payment_intent?: string;
}

export interface SubscriptionItemRow extends Stripe.SubscriptionItem {
  price: PriceRow;
  quantity: number;
}

export interface SubscriptionRow extends Stripe.Subscription {
  customer: string;
  default_payment_method: string | null;
  items: Stripe.ApiList<SubscriptionItemRow>;
  latest_invoice: string | null;
  pending_setup_intent: string | null;
  schedule: string | null;
  test_clock: string | null;
}

export interface InvoiceRow extends Stripe.Invoice {
  auto_advance: boolean;
  customer: string;
  default_payment_method: string | null;
  lines: Stripe.ApiList<Stripe.InvoiceLineItem>;
  status: Stripe.Invoice.Status;
  test_clock: string | null;
}

export interface InvoiceItemRow extends Stripe.InvoiceItem {
  customer: string;
  invoice: string | null;
  test_clock: string | null;
}

export interface InvoicePaymentRow extends Stripe.InvoicePayment {
  invoice: string;
  payment: { type: 'payment_intent'; payment_intent: string };
}

export interface PortalSessionRow extends Stripe.BillingPortal.Session {
  configuration: string;
}

export interface CreditNoteRow extends Stripe.CreditNote {
  customer: string;
  customer_balance_transaction: string | null;
  invoice: string;
}

export interface PromotionCodeRow extends Stripe.PromotionCode {
  customer: string | null;
  promotion: Stripe.PromotionCode.Promotion & { coupon: string };
}

export interface DiscountRow extends Stripe.Discount {
  customer: string | null;
  promotion_code: string | null;
  source: Stripe.Discount.Source & { coupon: string };
}

export interface ScheduleRow extends Stripe.SubscriptionSchedule {
  customer: string;
  released_subscription: string | null;
  subscription: string | null;
  test_clock: string | null;
}

export interface CheckoutSessionRow extends Stripe.Checkout.Session {
  customer: string | null;
  invoice: string | null;
  payment_intent: string | null;
  setup_intent: string | null;
  subscription: string | null;
}

export interface BalanceTransactionRow extends Stripe.BalanceTransaction {
  source: string;
}

export interface PayoutRow extends Stripe.Payout {
  balance_transaction: string;
}
