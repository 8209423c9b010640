import type { PlanGrant } from '@rostra/contract';
import type { GrantRow } from '../../../db/tables/billing/plans.ts';
import type { PlanCatalog } from '../../../languages/plan-catalog.ts';
import { planNameOf } from '../plans/plan-prices.ts';

export const toGrant = (catalog: PlanCatalog, row: GrantRow): PlanGrant => ({
  source: row.source,
  planId: row.plan_id,
  planName: planNameOf(catalog, row.plan_id),
  startsAt: row.starts_at,
  endsAt: row.ended_at ?? row.ends_at,
});
