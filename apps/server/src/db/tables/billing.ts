import type { Invoice, Plan, SubscriptionStatus } from '@rostra/contract';

/** A copy of Stripe's truth, good enough to read by while Stripe cannot be asked. */
export interface BillingTables {
  subscriptions: {
    id: string;
    user_id: number;
    customer_id: string;
    status: SubscriptionStatus;
    item_id: string;
    price_id: string;
    /** Null for a price that is none of our plans. */
    plan: Plan | null;
    currency: string;
    /** Of the customer, in the minor unit: pays what comes next before a card does. */
    credit_minor: number;
    period_starts_at: string;
    period_ends_at: string;
    cancel_at_period_end: 0 | 1;
    ends_at: string | null;
    canceled_at: string | null;
    /** Since when a renewal has not been paid. */
    unpaid_since: string | null;
    latest_invoice_id: string | null;
    /** The one that counts for the member; a unique index holds it to one. */
    is_current: 0 | 1;
    created_at: string;
  };
  invoices: {
    id: string;
    user_id: number;
    customer_id: string;
    subscription_id: string | null;
    number: string | null;
    status: Invoice['status'];
    reason: string;
    currency: string;
    total_minor: number;
    amount_paid_minor: number;
    amount_remaining_minor: number;
    amount_refunded_minor: number;
    is_disputed: 0 | 1;
    attempts: number;
    needs_action: 0 | 1;
    created_at: string;
    due_at: string | null;
    paid_at: string | null;
    hosted_url: string | null;
    pdf_url: string | null;
    /** JSON: the lines as the contract shows them. */
    lines: string;
  };
  /** Events once seen. `due_at` is when to ask Stripe because of it; null once that is done. */
  payment_events: {
    id: string;
    type: string;
    customer_id: string | null;
    charge_id: string | null;
    received_at: string;
    attempts: number;
    due_at: string | null;
    last_error: string | null;
  };
  /** Something being made at Stripe, under the idempotency key it is made with. One open of a kind. */
  billing_attempts: {
    key: string;
    user_id: number;
    kind: 'customer' | 'subscription';
    price_id: string | null;
    created_at: string;
    closed_at: string | null;
  };
  billing_locks: { user_id: number; token: string; expires_at: string };
  /** What a member has been told once and is not told again. */
  billing_notices: { key: string; user_id: number; created_at: string };
}
