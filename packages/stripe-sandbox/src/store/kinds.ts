import type Stripe from 'stripe';
import type { CardBehaviour } from '../cards/behaviour.ts';
import type { Fault } from '../control/fault.ts';

/**
 * What the store holds. Public kinds are Stripe's own shapes with every expandable field narrowed to its id; the
 * kinds at the end are the sandbox's private notes, which never reach the wire.
 */
export interface CustomerRow extends Stripe.Customer {
  default_source: null;
  invoice_settings: Stripe.Customer.InvoiceSettings & { default_payment_method: string | null };
  test_clock: string | null;
}

export interface ProductRow extends Stripe.Product {
  default_price: string | null;
}

export interface PriceRow extends Stripe.Price {
  product: string;
}

export interface PaymentMethodRow extends Stripe.PaymentMethod {
  card: Stripe.PaymentMethod.Card;
  customer: string | null;
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

/** How a card behaves when used. The number itself is never kept. */
export interface CardProfile {
  id: string;
  behaviour: CardBehaviour;
  /** Set after an authenticated setup, which is what frees some cards from later challenges. */
  isSetUp: boolean;
}

/** What the browser is told to come back to, and where the attempt came from. */
export interface IntentNote {
  id: string;
  returnUrl: string | null;
  /** The sandbox's clock made the attempt, so the retry schedule counts it. */
  isAutomatic: boolean;
}

export interface SubscriptionNote {
  id: string;
  trialWarningSent: boolean;
  /** The invoice whose payment applies `pending_update`. */
  pendingInvoice: string | null;
}

export interface ScheduledDispute {
  /** The charge. */
  id: string;
  dueAt: number;
}

export interface Idempotency {
  id: string;
  fingerprint: string;
  status: number;
  body: string;
  requestId: string;
  savedAtMs: number;
}

export interface Delivery {
  id: string;
  event: string;
  endpoint: string;
  attempts: number;
  /** Wall-clock milliseconds; null once delivered or given up. */
  nextAttemptAtMs: number | null;
  status: 'pending' | 'held' | 'delivered' | 'failed';
  lastResponse: string | null;
}

export interface EndpointSecret {
  id: string;
  current: string;
  previous: string | null;
  previousUntilMs: number;
}

export interface Settings {
  id: 'sandbox';
  /** Sandbox-wide clock: frozen at a second, or running ahead of the wall clock by an offset. */
  frozenAt: number | null;
  offsetSeconds: number;
  webhooksHeld: boolean;
  webhookCopies: number;
  fingerprintKey: string;
}

export interface Kinds {
  customer: CustomerRow;
  product: ProductRow;
  price: PriceRow;
  payment_method: PaymentMethodRow;
  payment_intent: PaymentIntentRow;
  setup_intent: SetupIntentRow;
  charge: ChargeRow;
  refund: RefundRow;
  dispute: DisputeRow;
  subscription: SubscriptionRow;
  invoice: InvoiceRow;
  invoiceitem: InvoiceItemRow;
  invoice_payment: InvoicePaymentRow;
  event: Stripe.Event;
  webhook_endpoint: Stripe.WebhookEndpoint;
  test_clock: Stripe.TestHelpers.TestClock;
  portal_configuration: Stripe.BillingPortal.Configuration;
  portal_session: PortalSessionRow;
  deleted_customer: Stripe.DeletedCustomer;
  card_profile: CardProfile;
  intent_note: IntentNote;
  subscription_note: SubscriptionNote;
  scheduled_dispute: ScheduledDispute;
  idempotency: Idempotency;
  delivery: Delivery;
  endpoint_secret: EndpointSecret;
  fault: Fault;
  settings: Settings;
}

export type Kind = keyof Kinds;
