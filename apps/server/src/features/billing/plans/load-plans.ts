import type { Db } from '../../../db/client.ts';
import type { PlanCatalog } from '../../../languages/plan-catalog.ts';
import type { Site } from '../../../languages/site.ts';
import { findPlanPrices, findPlanRows, toStoredPlan } from './plans.repo.ts';

interface LoadContext {
  db: Db;
  site: Pick<Site, 'plans'>;
}

/**
 * Reads the plans of the organisation into memory. Everything that takes money loads them first, because
 * another process may have changed them in the last second.
 */
export async function loadPlans({ db, site }: LoadContext): Promise<PlanCatalog> {
  const apply = site.plans.startLoading();
  const rows = await findPlanRows(db.queries);
  // Read after the plans, so that the current price of each is among them.
  apply(rows.map(toStoredPlan), await findPlanPrices(db.queries));
  return site.plans;
}
