import type { CallOutput, Plan, previewPlanChange } from '@rostra/contract';
import type { PlanChangePreview } from '../../../adapters/payments/payments.ts';
import { findPlanByPrice, type PlanPrices, planNameOf } from '../plan-prices.ts';

/** What a change would cost, each line with the plan that it is about. */
export function toPlanPreview(
  prices: PlanPrices,
  { amountDueMinor, creditUsedMinor, creditMinor, lines, ...rest }: PlanChangePreview,
  chosen: { planId: Plan; priceId: string },
): CallOutput<typeof previewPlanChange> {
  return {
    ...chosen,
    ...rest,
    amountDue: amountDueMinor,
    creditUsed: creditUsedMinor,
    credit: creditMinor,
    lines: lines.map(({ priceId, ...line }) => {
      const plan = priceId === null ? null : findPlanByPrice(prices, priceId);
      return { ...line, planName: plan ? planNameOf(plan) : null };
    }),
  };
}
