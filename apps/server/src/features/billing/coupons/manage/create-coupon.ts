import type { NewCoupon } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import { PaymentsError } from '../../../../adapters/payments/payments-error.ts';
import { invalidField } from '../../../../errors.ts';
import type { Actor } from '../../../../http/access/actor.ts';
import { endOfDay } from '../../../../languages/zone-days.ts';
import { recordAction } from '../../../audit/index.ts';
import { getBilling, type ManagementContext } from '../../context.ts';
import { handlePaymentErrors } from '../../handle-payment-errors.ts';
import { loadPlans } from '../../plans/load-plans.ts';
import { checkPlans } from './check-plans.ts';
import { factsOf } from './facts.ts';
import { findCodeInUse, findCouponById, insertCoupon } from './managed-coupons.repo.ts';
import { orderPromotion } from './order-promotion.ts';

const codeTaken = () => invalidField(['code'], messageReference('coupons-server', 'codeTaken'));

/**
 * Creates the coupon at Stripe first and stores it afterwards: if either fails, there is no coupon, and
 * repeating the call with the same key completes it. It never creates two.
 */
export async function createCoupon(
  context: ManagementContext,
  actor: Actor,
  coupon: NewCoupon,
): Promise<void> {
  const { db, site } = context;
  const billing = getBilling(context);
  if (await findCouponById(db.queries, coupon.key)) return;
  const inUse = await findCodeInUse(db.queries, coupon.code);
  // A repeated call may have stored it in the meantime.
  if (inUse?.id === coupon.key) return;
  if (inUse) throw codeTaken();
  const at = context.now().toISOString();
  const row = rowOf(coupon, { at, timeZone: site.settings.values.timeZone });
  if (row.expires_at !== null && row.expires_at <= at) {
    throw invalidField(['lastDay'], messageReference('coupons-server', 'dayPassed'));
  }
  checkPlans(await loadPlans(context), coupon);
  const promotionId = await handlePaymentErrors(
    billing,
    messageReference('plans-server', 'stripeDown'),
    () =>
      orderPromotion(billing, row).catch((error: unknown) => {
        throw isAboutCode(error) ? codeTaken() : error;
      }),
  );
  await db.transaction(async (tx) => {
    const stored = { ...row, promotion_id: promotionId, is_active: 1 as const, uses: 0 };
    if (!(await insertCoupon(tx, { ...stored, retired_at: null }))) {
      if (await findCouponById(tx, row.id)) return;
      throw codeTaken();
    }
    const target = { kind: 'coupon', id: row.code };
    await recordAction(tx, { actor, at, action: 'coupon.create', target, after: factsOf(row) });
  });
}

/** Another coupon of the account at Stripe has this code. */
const isAboutCode = (error: unknown) =>
  error instanceof PaymentsError && error.failure.kind === 'invalid' && error.param === 'code';

const rowOf = (coupon: NewCoupon, { at, timeZone }: { at: string; timeZone: string }) => ({
  id: coupon.key,
  code: coupon.code,
  name: coupon.name,
  percent_off: coupon.percentOff,
  amount_off_minor: coupon.amountOffMinor,
  currency: coupon.currency,
  duration: coupon.duration,
  months: coupon.months,
  plan_ids: coupon.planIds && JSON.stringify([...new Set(coupon.planIds)]),
  last_day: coupon.lastDay,
  expires_at: coupon.lastDay && endOfDay(coupon.lastDay, timeZone),
  max_uses: coupon.maxUses,
  created_at: at,
});
