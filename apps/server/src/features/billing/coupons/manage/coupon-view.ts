import type { Coupon, CouponState } from '@rostra/contract';
import type { CouponRow } from '../../../../db/tables/billing/plans.ts';

export const toCoupon = (row: CouponRow, now: Date): Coupon => ({
  id: row.id,
  code: row.code,
  name: row.name,
  percentOff: row.percent_off,
  amountOffMinor: row.amount_off_minor,
  currency: row.currency,
  duration: row.duration,
  months: row.months,
  planIds: row.plan_ids === null ? null : (JSON.parse(row.plan_ids) as string[]),
  lastDay: row.last_day,
  maxUses: row.max_uses,
  uses: row.uses,
  state: stateOf(row, now),
  createdAt: row.created_at,
});

function stateOf({ retired_at, expires_at, max_uses, uses }: CouponRow, now: Date): CouponState {
  if (retired_at !== null) return 'retired';
  if (expires_at !== null && expires_at <= now.toISOString()) return 'expired';
  return max_uses !== null && uses >= max_uses ? 'usedUp' : 'active';
}
