import { isBuiltInPlan } from '@rostra/contract';
import type { Messages } from '@rostra/messages';
import type { GiftRow } from '../../../db/tables/billing/plans.ts';
import type { PlanCatalog } from '../../../languages/plan-catalog.ts';

/** The organisation's own name of the plan, or the built-in one in the reader's language. */
export function planNameIn(messages: Messages, catalog: PlanCatalog, planId: string): string {
  const name = catalog.find(planId)?.name ?? null;
  if (name !== null) return name;
  return isBuiltInPlan(planId) ? messages.of('plans')(`name.${planId}`) : planId;
}

/** What is given, such as `Gift: Basic Membership, 3 months`. */
export const giftName = (
  messages: Messages,
  catalog: PlanCatalog,
  { plan_id, months }: Pick<GiftRow, 'months' | 'plan_id'>,
): string =>
  messages.of('billing-server')('giftName', {
    plan: planNameIn(messages, catalog, plan_id),
    months,
  });
