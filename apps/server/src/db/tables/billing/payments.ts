import type {
  DeclineReason,
  DisputeReason,
  DisputeState,
  Invoice,
  Plan,
  RevenueKind,
  SubscriptionStatus,
} from '@rostra/contract';
import type { Generated } from 'kysely';

type RemoteEntryKind = 'payment' | 'refund' | 'refund_failure' | 'dispute';

/** Our copy of Stripe's data, used to decide access without asking Stripe. */
export interface BillingTables {
  subscriptions: {
    id: string;
    user_id: number;
    customer_id: string;
    status: SubscriptionStatus;
    item_id: string;
    price_id: string;
    /** What it unlocks. Null for a price that is not one of our plans. */
    plan: Plan | null;
    currency: string;
    /** The customer's credit balance in the smallest currency unit; used before a card is charged. */
    credit_minor: number;
    /** What the customer owes from earlier invoices; added to the next one. */
    debit_minor: Generated<number>;
    period_starts_at: string;
    period_ends_at: string;
    cancel_at_period_end: 0 | 1;
    ends_at: string | null;
    canceled_at: string | null;
    /** The date of the oldest unpaid invoice; the grace period starts there. */
    unpaid_since: string | null;
    latest_invoice_id: string | null;
    /** The member's current subscription; a unique index allows only one. */
    is_current: 0 | 1;
    created_at: string;
    /** JSON, in the shape of the contract. Null without a discount. */
    discount: string | null;
    /** The recurring revenue of a year, after discounts; 0 if it does not count, null until it is counted. */
    annual_minor: number | null;
    /** The price of the plan that begins at `next_price_at`. Null if the plan stays as it is. */
    next_price_id: string | null;
    next_price_at: string | null;
    /** How many seats are paid for: 1, or those of a group with its payer. */
    quantity: Generated<number>;
    /** From `next_price_at` on. */
    next_quantity: number | null;
    /** Of a pause of the member, planned or begun. The status is `paused` once it has begun. */
    pause_starts_at: string | null;
    pause_ends_at: string | null;
  };
  /** Plan changes that another change has undone at Stripe. They are restored unless it succeeds. */
  schedules_to_restore: {
    subscription_id: string;
    /** Of the plan that the other change was to replace. */
    price_id: string;
    next_price_id: string;
    next_quantity: number;
    created_at: string;
  };
  /** Changes of the recurring revenue of a member. Rows stay when the member is erased, without the member. */
  revenue_movements: {
    id: string;
    user_id: number | null;
    /** In the time zone that the site had then. */
    month: string;
    occurred_at: string;
    kind: RevenueKind;
    currency: string;
    /** Of a year, so that the twelfth of a yearly price is exact. */
    change_minor: number;
    /** What the member pays in a year from then on. */
    annual_minor: number;
    plan_before: string | null;
    plan_after: string | null;
  };
  /** Changes between plans of the same yearly price, which are no movements. */
  plan_swaps: {
    id: string;
    user_id: number;
    occurred_at: string;
    plan_before: string | null;
    plan_after: string | null;
  };
  /** The sums of `revenue_movements`. */
  revenue_months: {
    month: string;
    currency: string;
    kind: RevenueKind;
    change_minor: number;
    count: number;
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
    /** JSON, in the shape of the contract. */
    lines: string;
    /** Why the last failed attempt to charge the card failed. */
    decline_reason: DeclineReason | null;
    /** When Stripe charges the card again. */
    next_attempt_at: string | null;
    tax_minor: number;
    /** What discounts took off the lines. */
    discount_minor: number;
  };
  /**
   * Money that entered or left the balance at Stripe. Rows stay when a member is erased, without the
   * member: the books must not change.
   */
  ledger_entries: {
    id: string;
    kind: RemoteEntryKind;
    payment_id: string;
    user_id: number | null;
    customer_id: string;
    invoice_id: string | null;
    invoice_number: string | null;
    currency: string;
    /** Negative if it left. */
    amount_minor: number;
    /** The part of the amount that is tax. */
    tax_minor: number;
    /** Null while unknown. */
    fee_minor: number | null;
    fee_currency: string | null;
    occurred_at: string;
    /** Of the invoice that a payment paid. */
    discount_minor: number;
  };
  /** Payments that somebody disputed with their bank. */
  disputes: {
    id: string;
    user_id: number | null;
    customer_id: string;
    payment_id: string;
    invoice_id: string | null;
    currency: string;
    amount_minor: number;
    reason: DisputeReason;
    state: DisputeState;
    /** Until when evidence can be submitted. */
    due_at: string | null;
    created_at: string;
  };
  /** Refunds that staff asked for. Open, with neither `refund_id` nor `failed_at`, until Stripe has answered. */
  refund_requests: {
    /** From the browser: the same key never refunds twice. */
    key: string;
    payment_id: string;
    customer_id: string;
    amount_minor: number;
    currency: string;
    /** JSON of the person, for the audit log. */
    actor: string;
    created_at: string;
    refund_id: string | null;
    failed_at: string | null;
  };
  /** Received webhook events. `due_at` is when to sync the customer; null once that is done. */
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
  /** Idempotency keys of things being created at Stripe. One open attempt per member and kind. */
  billing_attempts: {
    key: string;
    user_id: number;
    kind: 'customer' | 'subscription' | 'gift' | 'gift_credit';
    /** What is bought: the price, and the coupon if there is one; or the gift. */
    price_id: string | null;
    created_at: string;
    closed_at: string | null;
  };
  billing_locks: { user_id: number; token: string; expires_at: string };
  /** Keys of notices that were sent, so that none is sent twice. */
  billing_notices: { key: string; user_id: number; created_at: string };
}
