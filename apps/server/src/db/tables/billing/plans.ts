import type { DiscountDuration, Plan, PlanInterval } from '@rostra/contract';
import type { Generated, Selectable } from 'kysely';

/** What members can have, what takes something off its price, and what they have without paying for it. */
export interface PlanTables {
  /** Plans of the organisation, and its changes to the built-in ones, whose columns are null where they are unchanged. */
  plans: {
    id: string;
    /** What it unlocks. */
    level: Plan;
    name: string | null;
    description: string | null;
    /** JSON: a list of texts. */
    features: string | null;
    price_minor: number | null;
    currency: string | null;
    interval: PlanInterval | null;
    /** At Stripe; null until it is created there. */
    price_id: string | null;
    product_id: string | null;
    position: number;
    retired_at: string | null;
    /** Whether it can be bought for a group. */
    is_for_groups: Generated<0 | 1>;
    /** From the browser: the same key never creates a second plan. */
    request_key: string | null;
    version: number;
    created_at: string;
    updated_at: string;
  };
  /** Every price that was created at Stripe for a plan. */
  plan_prices: {
    id: string;
    plan_id: string;
    price_minor: number;
    currency: string;
    interval: PlanInterval;
    /** At Stripe. */
    is_active: 0 | 1;
    created_at: string;
  };
  /** Moves of members to the current price of a plan. */
  plan_moves: {
    plan_id: string;
    price_id: string;
    started_at: string;
    finished_at: string | null;
    moved: number;
    /** JSON: a list of subscriptions that Stripe refused to change. */
    refused: string;
  };
  /** Discounts that staff create, with a code for members. */
  coupons: {
    /** From the browser: the same id never creates a second coupon. */
    id: string;
    /** In capitals. Unique among those that are not retired. */
    code: string;
    name: string;
    /** Either this or the amount. */
    percent_off: number | null;
    amount_off_minor: number | null;
    currency: string | null;
    duration: DiscountDuration;
    months: number | null;
    /** JSON: a list of plans. Null for all plans. */
    plan_ids: string | null;
    last_day: string | null;
    expires_at: string | null;
    max_uses: number | null;
    /** The number of rows in `coupon_uses`, and of those that were deleted with their member. */
    uses: number;
    /** The promotion code at Stripe; null until it is created there. */
    promotion_id: string | null;
    /** At Stripe. */
    is_active: 0 | 1;
    retired_at: string | null;
    created_at: string;
  };
  /** Each member can use a coupon once. */
  coupon_uses: {
    coupon_id: string;
    user_id: number;
    /** Null until it is created at Stripe. */
    subscription_id: string | null;
    created_at: string;
  };
  /** Memberships that somebody buys for another person (`bought`), or that staff give away (`issued`). */
  gifts: {
    /** From the browser: the same id never buys a second one. */
    id: string;
    kind: 'bought' | 'issued';
    plan_id: string;
    months: number;
    /** Null if staff issued it, or if the account was deleted. */
    buyer_id: number | null;
    currency: string | null;
    total_minor: number | null;
    /** Null until it is created at Stripe. */
    invoice_id: string | null;
    /** SHA-256 of the code. Null until it is paid. */
    code_hash: string | null;
    /** The code, encrypted with the secret of the installation. Null if only its owner knows it. */
    sealed_code: string | null;
    recipient_name: string;
    recipient_email: string | null;
    message: string;
    sent_at: string | null;
    sent_count: number;
    /** Of staff: what was issued together, and what for. */
    batch_id: string | null;
    note: string;
    created_at: string;
    /** Since when it can be redeemed. */
    paid_at: string | null;
    /** When the purchase was given up. */
    closed_at: string | null;
    expires_at: string | null;
    redeemed_at: string | null;
    redeemed_by: number | null;
    redeemed_as: 'plan' | 'credit' | null;
    /** When Stripe had the credit. */
    credited_at: string | null;
    revoked_at: string | null;
    revoked_for: 'refund' | 'dispute' | 'staff' | null;
  };
  /** Who belongs to the group of a payer, and who is invited. The payer has no row. */
  seats: {
    id: string;
    payer_id: number;
    /** Null until the invitation is accepted. */
    user_id: number | null;
    /** The address that was invited. */
    email: string;
    /** Of the link in the mail. */
    code_hash: string | null;
    expires_at: string | null;
    created_at: string;
    accepted_at: string | null;
  };
  /** Plans that members have without a subscription of their own. In force from `starts_at` until `ends_at` or `ended_at`. */
  plan_grants: {
    id: string;
    user_id: number;
    plan_id: string;
    /** What it unlocks, like `subscriptions.plan`. */
    plan: Plan;
    source: 'gift' | 'seat';
    /** Of the gift or the seat. */
    source_id: string;
    /** Whether somebody has paid for it and kept it: only then does it count on the roll of a vote. */
    is_paid: 0 | 1;
    starts_at: string;
    /** Null: until it is ended. */
    ends_at: string | null;
    /** When it was ended before its time. */
    ended_at: string | null;
    created_at: string;
  };
}

export type GrantRow = Selectable<PlanTables['plan_grants']>;
export type GiftRow = Selectable<PlanTables['gifts']>;
export type CouponRow = Selectable<PlanTables['coupons']>;
