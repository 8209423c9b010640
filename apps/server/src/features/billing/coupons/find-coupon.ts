import { messageReference } from '@rostra/messages';
import { PaymentsError } from '../../../adapters/payments/payments-error.ts';
import type { CouponRow } from '../../../db/tables/billing/plans.ts';
import { AppError, invalidField } from '../../../errors.ts';
import type { CatalogPlan } from '../../../languages/plan-catalog.ts';
import type { BillingContext } from '../context.ts';
import { findByCode } from '../find-by-code.ts';
import { findCouponByCode } from './coupons.repo.ts';
import { discountOn } from './discount-on.ts';

/** Stripe refuses smaller payments. */
export const MIN_CHARGE_MINOR = 50;

/** A coupon that exists at Stripe. */
export interface UsableCoupon extends CouponRow {
  promotion_id: string;
}

type Problem =
  | 'codeUnknown'
  | 'codeExpired'
  | 'codeUsedUp'
  | 'codeOtherPlan'
  | 'codeUsed'
  | 'codeBelowMinimum';

export const codeProblem = (problem: Problem) =>
  invalidField(['code'], messageReference('billing-server', problem));

/** Finds the coupon of a code that can be used for this plan today, or says why it cannot. */
export async function findCoupon(
  context: Pick<BillingContext, 'db' | 'now'>,
  userId: number,
  code: string,
  plan: CatalogPlan | undefined,
): Promise<UsableCoupon> {
  const { db, now } = context;
  const find = () => findCouponByCode(db.queries, code);
  const coupon = await findByCode(context, { userId, kind: 'discount-code', find });
  if (!coupon) throw codeProblem('codeUnknown');
  const { expires_at: expiresAt, promotion_id: promotionId } = coupon;
  if (expiresAt !== null && expiresAt <= now().toISOString()) throw codeProblem('codeExpired');
  if (!plan || !isFor(coupon, plan)) throw codeProblem('codeOtherPlan');
  const off = discountOn(
    { percentOff: coupon.percent_off, amountOffMinor: coupon.amount_off_minor },
    plan.priceMinor,
  );
  if (plan.priceMinor - off < MIN_CHARGE_MINOR) throw codeProblem('codeBelowMinimum');
  if (promotionId === null) throw noPromotion();
  return { ...coupon, promotion_id: promotionId };
}

function isFor(
  { plan_ids: planIds, currency }: Pick<CouponRow, 'plan_ids' | 'currency'>,
  plan: CatalogPlan,
): boolean {
  if (currency !== null && currency !== plan.currency) return false;
  return planIds === null || (JSON.parse(planIds) as string[]).includes(plan.id);
}

/** After the site has moved to another account at Stripe, until the hourly job has run. */
const noPromotion = () =>
  new AppError('payments_unavailable', messageReference('billing-server', 'codeNotReady'));

/** Stripe no longer accepts the code, for example because it was deactivated there. */
export function explainRefusedCode(error: unknown): unknown {
  const isAboutCode =
    error instanceof PaymentsError &&
    (error.failure.kind === 'invalid' || error.failure.kind === 'not_found') &&
    error.param?.startsWith('discounts') === true;
  return isAboutCode ? codeProblem('codeUnknown') : error;
}
