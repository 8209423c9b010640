import type Stripe from 'stripe';
import type { CardBehaviour, CardChecks } from './card-behaviour.ts';
import type { DebitOutcome } from './debit-outcome.ts';

/** How a card behaves when used. The number itself is never stored. */
export interface CardProfile {
  id: string;
  behaviour: CardBehaviour;
  /** Set after an authenticated setup, which exempts some cards from later 3-D Secure. */
  isSetUp: boolean;
  checks?: CardChecks;
  isRisky?: boolean;
  /** Detached cards cannot be attached or charged again. */
  isDetached?: boolean;
}

/** How a bank account behaves when debited. The IBAN itself is never stored. */
export interface DebitProfile {
  id: string;
  outcome: DebitOutcome;
  isDelayed: boolean;
  isDetached?: boolean;
}

/** A debit that the bank has not decided on yet. */
export interface PendingDebit {
  /** The charge. */
  id: string;
  dueAt: number;
}

/** Money that cannot be paid out yet. */
export interface PendingFunds {
  /** The balance transaction. */
  id: string;
  customer: string | null;
  dueAt: number;
}

/** Where to redirect after authentication, and who made the attempt. */
export interface IntentNote {
  id: string;
  returnUrl: string | null;
  /** The clock made the attempt, so it counts for the retry schedule. */
  isAutomatic: boolean;
}

export interface SubscriptionNote {
  id: string;
  trialWarningSent: boolean;
  /** The end of the period whose renewal has been announced by `invoice.upcoming`. */
  announcedPeriodEnd?: number;
  /** The invoice whose payment applies `pending_update`. */
  pendingInvoice: string | null;
  /** A resumption that waits for its invoice to be paid. */
  resumption?: {
    anchor: number;
    expiresAt: number;
    invoice: string;
    period: { start: number; end: number };
  };
}

export interface ScheduleNote {
  id: string;
  /** The end that has been announced by `subscription_schedule.expiring`. */
  announcedEnd: number;
}

/** A refund whose outcome the clock decides. */
export interface PendingRefund {
  id: string;
  dueAt: number;
  succeeds: boolean;
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
  /** Deliveries of one lane are sent in order; by default, those about the same object. */
  lane?: string;
  attempts: number;
  /** Wall-clock milliseconds; null once delivered or failed for good. */
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
  /** The sandbox's clock: frozen at a second, or offset from the wall clock. */
  frozenAt: number | null;
  offsetSeconds: number;
  webhooksHeld: boolean;
  webhookCopies: number;
  fingerprintKey: string;
}

interface ShippingInput {
  address: { [field in keyof Stripe.Address]?: string | null };
  name: string;
  carrier?: string;
  phone?: string | null;
  tracking_number?: string;
}

/** What a checkout session was created with, and its lines. */
export interface CheckoutNote {
  id: string;
  /** The last part of the page's address. */
  token?: string;
  discounts: { coupon?: string; discount?: string; promotion_code?: string }[] | null;
  items: Stripe.LineItem[];
  paymentIntentData: {
    description?: string;
    metadata?: Record<string, string>;
    setup_future_usage?: 'off_session' | 'on_session';
    shipping?: ShippingInput;
  };
  subscriptionData: { description?: string; metadata?: Record<string, string> };
}
