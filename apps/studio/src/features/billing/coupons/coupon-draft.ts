import {
  type DiscountDuration,
  minorUnitsPer,
  type NewCoupon,
  type PlanCurrency,
} from '@rostra/contract';
import { readAmount } from '../../../lib/money/read-amount.ts';

/** What the form contains, by the names of the call. */
export interface CouponDraft {
  readonly code: string;
  readonly name: string;
  readonly kind: 'percent' | 'amount';
  readonly percentOff: string;
  readonly amountOffMinor: string;
  readonly currency: PlanCurrency;
  readonly duration: DiscountDuration;
  readonly months: string;
  readonly plans: 'all' | 'some';
  readonly planIds: string[];
  readonly lastDay: string;
  readonly maxUses: string;
}

export const emptyDraft = (currency: PlanCurrency): CouponDraft => ({
  code: '',
  name: '',
  kind: 'percent',
  percentOff: '',
  amountOffMinor: '',
  currency,
  duration: 'forever',
  months: '3',
  plans: 'all',
  planIds: [],
  lastDay: '',
  maxUses: '',
});

/** A number that the server refuses, with a text for its field. */
const NO_NUMBER = 0;

const numberOf = (text: string): number =>
  /^\d{1,9}$/.test(text.trim()) ? Number(text.trim()) : NO_NUMBER;

/** As the call takes it. */
export function couponOf(draft: CouponDraft): Omit<NewCoupon, 'key'> {
  const isPercent = draft.kind === 'percent';
  const amount = readAmount(draft.amountOffMinor, minorUnitsPer(draft.currency)) ?? NO_NUMBER;
  return {
    code: draft.code,
    name: draft.name,
    percentOff: isPercent ? numberOf(draft.percentOff.replace('%', '')) : null,
    amountOffMinor: isPercent ? null : amount,
    currency: isPercent ? null : draft.currency,
    duration: draft.duration,
    months: draft.duration === 'repeating' ? numberOf(draft.months) : null,
    planIds: draft.plans === 'all' ? null : draft.planIds,
    lastDay: draft.lastDay || null,
    maxUses: draft.maxUses.trim() === '' ? null : numberOf(draft.maxUses),
  };
}
