import { PaymentsError } from '../../../../adapters/payments/payments-error.ts';
import { AppError } from '../../../../errors.ts';
import type { CatalogPlan } from '../../../../languages/plan-catalog.ts';
import type { PlansContext } from '../../context.ts';
import { loadPlans } from '../load-plans.ts';
import { findPlanRow, putPlan, putPrice } from '../manage/managed-plans.repo.ts';
import { nextRow } from '../manage/plan-row.ts';
import { planNameOf } from '../plan-prices.ts';
import { publishPlans } from '../watch-plans.ts';
import { orderPrice } from './order-price.ts';

/**
 * Creates prices that the payment account lacks: those of the built-in plans if the environment does not
 * set them, and all of them after the site has moved from the sandbox to Stripe.
 */
export async function ensurePrices(context: PlansContext): Promise<void> {
  const { billing } = context;
  if (!billing) return;
  const catalog = await loadPlans(context);
  const missing = catalog.all.filter((plan) => plan.priceId === null && !plan.isRetired);
  if (missing.length === 0) return;
  try {
    for (const plan of missing) await ensurePrice(context, plan);
  } catch (error) {
    const isDown = error instanceof AppError && error.code === 'payments_unavailable';
    if (!isDown && !(error instanceof PaymentsError)) throw error;
    billing.logger.warn({ err: error }, 'prices not created at Stripe');
  }
  await publishPlans(context);
}

async function ensurePrice(context: PlansContext, plan: CatalogPlan): Promise<void> {
  const { billing, db, now, site } = context;
  if (!billing) return;
  const row = await findPlanRow(db.queries, plan.id);
  const { priceId, productId } = await orderPrice(billing, {
    ...plan,
    source: row?.request_key ?? plan.id,
    planId: plan.id,
    name: planNameOf(site.plans, plan.id),
  });
  const at = now().toISOString();
  await db.transaction(async (tx) => {
    const isStored = await putPlan(tx, {
      ...nextRow(plan, at),
      price_id: priceId,
      product_id: productId,
    });
    // Somebody has just changed the plan; the next run looks at it again.
    if (!isStored) return;
    await putPrice(tx, {
      id: priceId,
      plan_id: plan.id,
      price_minor: plan.priceMinor,
      currency: plan.currency,
      interval: plan.interval,
      is_active: 1,
      created_at: at,
    });
  });
}
