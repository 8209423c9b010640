import type { CardBehaviour } from './card-behaviour.ts';

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
