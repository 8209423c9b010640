import { type MoveState, moveStates, type PlanMove } from '@rostra/contract';
import { notFound } from '../../../../errors.ts';
import type { CatalogPlan, PlanCatalog } from '../../../../languages/plan-catalog.ts';
import { getBilling, type PlansContext } from '../../context.ts';
import { loadPlans } from '../load-plans.ts';
import { moveStateOf } from './move-state.ts';
import { countMembersAt, findMove } from './moves.repo.ts';

/** A plan with its current price at Stripe. */
export interface PricedPlan extends CatalogPlan {
  readonly priceId: string;
}

export async function getPricedPlan(
  context: PlansContext,
  id: string,
): Promise<{ catalog: PlanCatalog; plan: PricedPlan; oldPrices: readonly string[] }> {
  getBilling(context);
  const catalog = await loadPlans(context);
  const plan = catalog.find(id);
  if (!plan || plan.priceId === null) throw notFound();
  const oldPrices = catalog.pricesOf(id).filter((price) => price !== plan.priceId);
  return { catalog, plan: { ...plan, priceId: plan.priceId }, oldPrices };
}

export const refusedIn = (move: { refused: string } | undefined): ReadonlySet<string> =>
  new Set(move ? (JSON.parse(move.refused) as string[]) : []);

/** How many members pay an earlier price, and how far a move is. */
export async function describeMove(context: PlansContext, id: string): Promise<PlanMove> {
  const { catalog, plan, oldPrices } = await getPricedPlan(context, id);
  const { queries } = context.db;
  const move = await findMove(queries, id, plan.priceId);
  const refused = refusedIn(move);
  const counts = Object.fromEntries(moveStates.map((state) => [state, 0])) as Record<
    MoveState,
    number
  >;
  if (oldPrices.length > 0) {
    for (const { count, ...row } of await countMembersAt(queries, oldPrices)) {
      counts[moveStateOf(catalog, plan, { id: '', ...row }, refused)] += Number(count);
    }
  }
  // Those that Stripe refused are counted as ready so far.
  counts.refused = Math.min(refused.size, counts.ready);
  counts.ready -= counts.refused;
  const { priceId, priceMinor, currency, interval } = plan;
  return {
    priceId,
    priceMinor,
    currency,
    interval,
    counts,
    moved: move?.moved ?? null,
    isFinished: move !== undefined && move.finished_at !== null,
  };
}
