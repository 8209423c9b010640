import type { CallOutput, Plan, previewPlanChange } from '@rostra/contract';
import type { PlanChangePreview } from '../../../adapters/payments/payments.ts';
import { namePlanOf, type PlanPrices } from '../plans/plan-prices.ts';

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
    lines: lines.map((line) => namePlanOf(prices, line)),
  };
}
