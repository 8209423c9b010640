import type { CatalogPlan } from '../../../../languages/plan-catalog.ts';

/** The row of a plan in its next version. Terms are null for a built-in plan at its built-in price. */
export const nextRow = (plan: CatalogPlan, at: string) => ({
  id: plan.id,
  level: plan.level,
  name: plan.name,
  description: plan.description,
  features: plan.features === null ? null : JSON.stringify(plan.features),
  price_minor: plan.hasBuiltInPrice ? null : plan.priceMinor,
  currency: plan.hasBuiltInPrice ? null : plan.currency,
  interval: plan.hasBuiltInPrice ? null : plan.interval,
  position: plan.position,
  is_for_groups: plan.isForGroups ? (1 as const) : (0 as const),
  version: plan.version + 1,
  created_at: at,
  updated_at: at,
});
