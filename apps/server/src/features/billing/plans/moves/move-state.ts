import type { MoveState } from '@rostra/contract';
import type { CatalogPlan, PlanCatalog } from '../../../../languages/plan-catalog.ts';

interface Subscribed {
  id: string;
  status: string;
  price_id: string;
  cancel_at_period_end: 0 | 1;
}

/** Whether a member on an earlier price can be moved to the current one. */
export function moveStateOf(
  catalog: PlanCatalog,
  plan: CatalogPlan,
  { id, status, price_id, cancel_at_period_end }: Subscribed,
  refused: ReadonlySet<string>,
): MoveState {
  const terms = catalog.findTerms(price_id);
  // A change of the interval would be charged at once, and Stripe cannot change the currency.
  if (terms?.currency !== plan.currency || terms.interval !== plan.interval) return 'other-terms';
  if (status !== 'active' && status !== 'trialing') return 'unpaid';
  if (cancel_at_period_end === 1) return 'ending';
  return refused.has(id) ? 'refused' : 'ready';
}
