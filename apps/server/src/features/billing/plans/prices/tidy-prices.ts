import { PaymentsError } from '../../../../adapters/payments/payments-error.ts';
import type { PlansContext } from '../../context.ts';
import { loadPlans } from '../load-plans.ts';
import { findPricesToSet, setPriceActive } from '../manage/managed-plans.repo.ts';
import { planNameOf } from '../plan-prices.ts';

/**
 * Archives prices at Stripe that are no longer offered, and activates those that are. Runs after each change
 * and every hour, so that it is made up for when Stripe was down.
 */
export async function tidyPrices(context: PlansContext): Promise<void> {
  const { billing, db } = context;
  if (!billing) return;
  const catalog = await loadPlans(context);
  for (const price of await findPricesToSet(db.queries)) {
    const isActive = price.id === price.price_id && price.retired_at === null;
    if (isActive === (price.is_active === 1)) continue;
    try {
      await billing.payments.setPriceActive(price.id, isActive);
      if (price.product_id && price.id === price.price_id) {
        const name = planNameOf(catalog, price.plan_id);
        await billing.payments.updateProduct(price.product_id, { name, isActive });
      }
      await setPriceActive(db.queries, price.id, isActive);
    } catch (error) {
      if (!(error instanceof PaymentsError)) throw error;
      billing.logger.warn({ err: error, price: price.id }, 'price not updated at Stripe');
      return;
    }
  }
}
