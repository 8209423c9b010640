import type { Subscription } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import { AppError } from '../../../errors.ts';
import type { BillingContext } from '../context.ts';
import { handlePaymentErrors } from '../handle-payment-errors.ts';
import { loadPlans } from '../plans/load-plans.ts';
import { getChangedSubscription, getOwnSubscription } from '../subscriptions/own-subscription.ts';
import { toSubscription } from '../subscriptions/subscription-view.ts';
import { setSubscriptionOfUse } from './coupons.repo.ts';
import { findCoupon } from './find-coupon.ts';
import { previewRenewal } from './preview-code.ts';
import { withUse } from './reserve-use.ts';
import { promotionOf } from './stored-discount.ts';

/** Uses a code for the plan that the member has, from the next payment on. Repeating the call is safe. */
export async function applyCode(
  context: BillingContext,
  userId: number,
  id: string,
  { code, amountDue }: { code: string; amountDue: number },
): Promise<Subscription> {
  const { db, payments, site } = context;
  return handlePaymentErrors(context, messageReference('billing', 'reason.update'), () =>
    context.locks(userId, async (lock) => {
      const own = await getOwnSubscription(context, lock, id);
      const plan = (await loadPlans(context)).findByPrice(own.price_id);
      const coupon = await findCoupon(context, userId, code, plan);
      if (promotionOf(own.discount) === coupon.promotion_id) {
        await setSubscriptionOfUse(db.queries, { couponId: coupon.id, userId }, own.id);
        return toSubscription(site.plans, own);
      }
      const preview = await previewRenewal(context, own, code);
      if (preview.amountDue !== amountDue) {
        throw new AppError('conflict', messageReference('billing-server', 'priceChanged'));
      }
      await withUse(context, lock, coupon, async () => {
        await payments.applyPromotion(own.id, coupon.promotion_id, `code-${own.id}-${coupon.id}`);
        return own.id;
      });
      return toSubscription(site.plans, await getChangedSubscription(context, lock, own));
    }),
  );
}
