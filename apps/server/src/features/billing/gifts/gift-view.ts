import type { Gift, GiftState } from '@rostra/contract';
import type { GiftRow } from '../../../db/tables/billing/plans.ts';
import type { BillingContext } from '../context.ts';
import { planNameOf } from '../plans/plan-prices.ts';

type StateColumns = 'expires_at' | 'paid_at' | 'redeemed_at' | 'revoked_at';

export function giftStateOf(row: Pick<GiftRow, StateColumns>, now: string): GiftState {
  if (row.redeemed_at !== null) return 'redeemed';
  if (row.revoked_at !== null) return 'revoked';
  if (row.paid_at === null) return 'open';
  return row.expires_at !== null && row.expires_at <= now ? 'expired' : 'paid';
}

/** With its code, for the buyer only. */
export function toGift(
  { site, now, giftSeal }: Pick<BillingContext, 'giftSeal' | 'now' | 'site'>,
  row: GiftRow,
): Gift {
  const state = giftStateOf(row, now().toISOString());
  return {
    id: row.id,
    state,
    planId: row.plan_id,
    planName: planNameOf(site.plans, row.plan_id),
    months: row.months,
    currency: row.currency ?? '',
    total: row.total_minor ?? 0,
    code: state === 'paid' ? (codeOf({ giftSeal }, row) ?? null) : null,
    recipientName: row.recipient_name,
    recipientEmail: row.recipient_email,
    message: row.message,
    sentAt: row.sent_at,
    paidAt: row.paid_at,
    redeemedAt: row.redeemed_at,
    expiresAt: row.expires_at,
  };
}

/** Undefined if the secret of the installation has changed since. */
export const codeOf = (
  { giftSeal }: Pick<BillingContext, 'giftSeal'>,
  { id, sealed_code: sealed }: GiftRow,
): string | undefined => (sealed === null ? undefined : giftSeal.open(sealed, id));
