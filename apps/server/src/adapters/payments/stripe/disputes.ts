import { type DisputeState, disputeReasons } from '@rostra/contract';
import type Stripe from 'stripe';
import type { RemoteDispute } from '../remote.ts';

const iso = (seconds: number) => new Date(seconds * 1000).toISOString();

/** Stripe may add states; they need a look at Stripe. */
const STATES: Readonly<Record<string, DisputeState>> = {
  needs_response: 'open',
  warning_needs_response: 'open',
  under_review: 'review',
  warning_under_review: 'review',
  won: 'won',
  lost: 'lost',
  warning_closed: 'closed',
  prevented: 'closed',
};

export function toDispute(
  { id, amount, reason, status, created, evidence_details: evidence }: Stripe.Dispute,
  shared: Pick<RemoteDispute, 'currency' | 'invoiceId' | 'paymentId'>,
): RemoteDispute {
  const state = STATES[status] ?? 'open';
  return {
    ...shared,
    id,
    amountMinor: amount,
    reason: disputeReasons.find((known) => known === reason) ?? 'other',
    state,
    at: iso(created),
    dueAt: state === 'open' && evidence.due_by !== null ? iso(evidence.due_by) : null,
  };
}
