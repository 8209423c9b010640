import { formatMoney } from '@rostra/contract';
import type { CouponRow } from '../../../../db/tables/billing/plans.ts';

type Described = Pick<
  CouponRow,
  | 'name'
  | 'percent_off'
  | 'amount_off_minor'
  | 'currency'
  | 'duration'
  | 'months'
  | 'plan_ids'
  | 'last_day'
  | 'max_uses'
>;

/** What the audit log shows of a coupon. */
export const factsOf = (row: Described) => ({
  name: row.name,
  discount:
    row.amount_off_minor === null
      ? `${row.percent_off}%`
      : formatMoney(row.amount_off_minor, row.currency ?? ''),
  duration: row.months === null ? row.duration : `${row.months} months`,
  ...(row.plan_ids === null ? {} : { plans: (JSON.parse(row.plan_ids) as string[]).join(', ') }),
  ...(row.last_day === null ? {} : { lastDay: row.last_day }),
  ...(row.max_uses === null ? {} : { maxUses: row.max_uses }),
});
