import type Stripe from 'stripe';
import type { CardBehaviour } from './card-behaviour.ts';

/** How a card behaves when used. The number itself is never stored. */
export interface CardProfile {
  id: string;
  behaviour: CardBehaviour;
  /** Set after an authenticated setup, which exempts some cards from later 3-D Secure. */
  isSetUp: boolean;
  /** Detached cards cannot be attached or charged again. */
  isDetached?: boolean;
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

/** What a checkout session was created with, and its lines. */
export interface CheckoutNote {
  id: string;
  discounts: { coupon?: string; discount?: string; promotion_code?: string }[] | null;
  items: Stripe.LineItem[];
  paymentIntentData: {
    description?: string;
    metadata?: Record<string, string>;
    setup_future_usage?: 'off_session' | 'on_session';
  };
  subscriptionData: { description?: string; metadata?: Record<string, string> };
}
