import type { PromotedPlan } from '../../../../adapters/payments/payments.ts';
import type { BillingContext } from '../../context.ts';
import { findPlanRow, findPriceIdsOf } from '../manage/managed-plans.repo.ts';
import { planNameOf } from '../plan-prices.ts';
import { productIdOf } from './order-price.ts';

/** The products of plans at Stripe, also those of earlier prices. */
export async function findProductsOf(
  billing: BillingContext,
  planIds: readonly string[],
): Promise<PromotedPlan[]> {
  const { queries } = billing.db;
  const { plans } = billing.site;
  return Promise.all(
    planIds.map(async (id) => {
      const row = await findPlanRow(queries, id);
      const current = plans.find(id)?.priceId;
      const prices = [...(await findPriceIdsOf(queries, id)), ...(current ? [current] : [])];
      return {
        name: planNameOf(plans, id),
        priceIds: [...new Set(prices)],
        productId: row?.product_id ?? productIdOf(billing, row?.request_key ?? id),
      };
    }),
  );
}
