import { PaymentsError } from '../../../../adapters/payments/payments-error.ts';
import type { ManagementContext } from '../../context.ts';
import { loadPlans } from '../../plans/load-plans.ts';
import { findCoupons, setPromotion } from './managed-coupons.repo.ts';
import { orderPromotion } from './order-promotion.ts';

/**
 * Deactivates the codes of retired coupons at Stripe, and creates those that the payment account lacks, for
 * example after the site has moved from the sandbox to Stripe. Runs after each change and every hour.
 */
export async function tidyPromotions(context: ManagementContext): Promise<void> {
  const { billing, db, now } = context;
  if (!billing) return;
  const { queries } = db;
  await loadPlans(context);
  try {
    for (const coupon of await findCoupons(queries)) {
      const { id, promotion_id: promotionId, expires_at: expiresAt } = coupon;
      const isOver = expiresAt !== null && expiresAt <= now().toISOString();
      if (promotionId === null && coupon.retired_at === null && !isOver) {
        const promotion_id = await orderPromotion(billing, coupon);
        await setPromotion(queries, id, { promotion_id, is_active: 1 });
      }
      if (promotionId !== null && coupon.retired_at !== null && coupon.is_active === 1) {
        await billing.payments.setPromotionActive(promotionId, false);
        await setPromotion(queries, id, { is_active: 0 });
      }
    }
  } catch (error) {
    if (!(error instanceof PaymentsError)) throw error;
    billing.logger.warn({ err: error }, 'coupons not updated at Stripe');
  }
}
